<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Terminar un match</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Terminar la sesión</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminar el match</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Terminar la sesión</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>¿Terminar la sesión aquí? El marcador se queda como está.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>¿Terminar la sesión aquí? Pierdes la partida actual por todo su valor.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>¿Terminar la sesión aquí? Esta partida la habrá ganado {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>¿Terminar este match aquí? Lo habrá ganado {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>¿Terminar este match?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Continúalo cuando quieras; el torneo lo espera.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Dejarlo en espera</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>No se guarda ningún resultado y no se puede recuperar.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>No se guarda ningún resultado. Queda en la papelera, desde donde puedes restaurarlo.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Jugarlo de nuevo desde el principio</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Abandonar el match</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Abandonar el match</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>¿Abandonar este match? Lo gana tu rival.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>El marcador se queda como está.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>¿Qué se hace con este match del torneo?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Lo jugado va a la papelera; los dados serán otros.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Pierdes la partida actual por todo su valor.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Lo gana tu rival, y cuenta.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Lo habrá ganado {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>Acerca de bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Juega, revisa y practica backgammon. Licencia MIT.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Esta traducción se ha hecho a máquina, según un glosario del juego, y se ha releído a máquina. Ningún jugador la ha revisado todavía. La página «Idiomas» de la ayuda dice cómo corregir un texto.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>encuentra tus carpetas</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>páginas de informes</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>los rivales fuertes</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>la tipografía</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>usado por Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>ventana y gráficos</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>escribe los ajustes</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>&amp;Acerca de bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>Anali&amp;zar…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>&amp;Volver al match</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Volver a la revisión</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>&amp;Beaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Jugada mejor</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Comentar</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>&amp;Más a fondo</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>&amp;Dados</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>D&amp;oblar</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>&amp;Errores</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>Dados &amp;justos</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>Más &amp;rápido</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>Estadísticas en el &amp;tiempo</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>B&amp;uscar decisiones…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Buscar &amp;posiciones parecidas…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Primera posición</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Marcar esta decisión</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Según el sistema</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>&amp;Ir a</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>A&amp;yuda del tutor</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>Casas a la i&amp;zquierda</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>In&amp;forme de importación</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>Ap&amp;render de este match…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>&amp;Buscar una versión más nueva…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>Movimie&amp;ntos</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuevo match…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>Decisió&amp;n siguiente</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Marca &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Posición &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>Pregunta &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>Un movimien&amp;to atrás</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Un &amp;paso</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>&amp;El otro color abajo</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>Recha&amp;zar</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>Pegar &amp;match o posición</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>&amp;Posición posterior</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Práctica…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>Deci&amp;sión anterior</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>P&amp;osición anterior</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>Cuestionario sobre este matc&amp;h</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Quitar la línea</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>Abandonar &amp;el match…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Resultados contra rivales…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>Res&amp;ultado…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Revisión</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Tirar</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>Hacer un &amp;rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Panel &amp;lateral</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>Sal&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Detener el &amp;análisis</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>De&amp;tener el rollout</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>&amp;Volver atrás…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Entrenadores…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>Probar &amp;otra cosa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>Des&amp;hacer la respuesta</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>&amp;Verificar los dados…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Lo que hiciste en el match</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>Jugada p&amp;eor</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Peor error pendien&amp;te</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Una tarjeta para cada error tuyo de este match que la merezca</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Entonces un clic juega primero el otro dado</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Una ventana oscura</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Una ventana clara</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Un paso más cada vez: en qué pensar, qué fichas, la respuesta</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Acepta&amp;r el abandono</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Todos los atajos de teclado en una lista</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Analizar todas las decisiones de este match</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Preguntar si hay una versión más nueva de bgdesk, ahora o una vez al día</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Volver a la partida contin&amp;uada</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Volver &amp;a la revisión</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Atrás, también las for&amp;zadas</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Que te pregunte otra vez la decisión del tablero, hasta que la sepas</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>C&amp;hat</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Cambiar el juego y el aspecto de bgdesk</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Comprobar cada tirada de este match</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Fichas, cubo, dados y marcador, como los leen otros programas</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Elegir rival, longitud y reglas</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Elegir los &amp;dados…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Cerrar bgdesk; el match se conserva como está</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan &amp;ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>&amp;Juega el ordenador</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Or&amp;denador contra ordenador</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Ordenador contra ordenador, en pausa: una tirada, jugada o decisión de cubo</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Ordenador contra ordenador: pausar o continuar</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Ordenador contra ordenador: jugar más rápido</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Ordenador contra ordenador: jugar más despacio</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Confirmar tu movimiento y terminar el turno</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Contin&amp;uar</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Continuar un match o ver uno que hayas jugado o abierto</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Cop&amp;iar la posición</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Copiar como ID de &amp;GNU Backgammon</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Copiar como &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Copiar como texto propio de &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Copiar para un &amp;foro…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Copiar &amp;la posición como</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Copiar la decisión del tablero, o todos los errores, para mostrarlos en otro lugar</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Copiar la posición: como XGID en el backgammon, como texto propio de bgdesk en otros juegos</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>C&amp;orregir la colocación…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>&amp;Contarla como fácil</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Contarla como &amp;difícil</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Contarla como sa&amp;bida</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Contarla como &amp;fallada</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Decidir de nuevo donde hubo errores, sin ver la respuesta</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>E&amp;vento y jugadores…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>Terminar la &amp;sesión…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Terminar el rollout en curso y guardar lo que tiene</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Introducir lo &amp;jugado…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Marcar la decisión del tablero para volver a encontrarla, o quitar la marca</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Para todos los juegos: su nombre, las fichas y a quién le toca</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Desde cualquier sitio; las flechas recorren el tablero</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Planes de juego, aperturas, doblar, carreras y las palabras del juego</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Ceder la partida por la apuesta anterior</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Retroceder en la línea y, desde su primer movimiento, al match</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Retroceder una decisión, también donde no había elección</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Volver a la última decisión en la que había elección</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Volver al último error, de quien sea</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Volver a tu último error, o al de cualquiera si no se sabe quién eres</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Avanzar en la línea, hasta su final</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Avanzar una decisión, también donde no hay elección</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Avanzar a la siguiente decisión en la que hay elección</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Seguir con la partida que continuaste desde este match</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Ir al &amp;tablero</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Ir al error más caro de los que aún no has visto</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Ir a la primera decisión de la partida siguiente</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Ir a la primera decisión de esta partida, o de la anterior</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Ir al área si&amp;guiente</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Ir a la siguiente decisión que has marcado</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Ir al siguiente error, de quien sea</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Ir a la página con la que empieza bgdesk, o volver al tablero</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>I&amp;r al área anterior</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Ir a tu siguiente error, o al de cualquiera si no se sabe quién eres</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>P&amp;istas</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Recuperar las líneas quitadas por última vez</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Cómo se hacen los dados y cómo comprobarlos</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Cómo terminó el match, con PR, suerte y decisiones que mirar</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Cómo te fue contra cada bot y cuál es tu nivel</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>No conservar más esta línea ni lo que sale de ella; Ctrl+Z la recupera</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Aprender: empezar, o pasar a la decisión siguiente</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Aprender: dejar esta y ver qué es lo mejor</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Aprender: pasar a la decisión siguiente sin responder</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Dejar lo que probaste, que se conserva, y volver a mirar el match</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Dejar que el ordenador tome esta decisión</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Línea de &amp;abajo</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Claro u oscuro como el escritorio</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Línea de a&amp;rriba</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Poner esta línea delante de la anterior, o hacer que aquella salga de esta</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Mirar el tablero desde el otro lado</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Estudiar más a fondo la decisión del tablero</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Volver al match desde el que sigues jugando, donde lo dejaste</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Buscar errores y posiciones en todos tus matches</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Perder el match ahora, o terminar la sesión por dinero</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>&amp;Hacer una tarjeta</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Hacer tarjetas &amp;de tus errores</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>Mar&amp;cas</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Mat&amp;ches…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Reflejar el tablero de izquierda a derecha</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Ratón, teclado, movimientos escritos</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Jugada &amp;de la lista</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>S&amp;ubir la línea</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>Partida siguie&amp;nte</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Error si&amp;guiente</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Error siguiente de cual&amp;quiera</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>Objetar el &amp;movimiento…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Ofrecer perder esta partida; tu rival puede negarse</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Ofrecer seguir jugando por el doble de la apuesta</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>En el ta&amp;blero</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Adelante, también las f&amp;orzadas</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Un &amp;movimiento adelante</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Abrir un match o una posición de cualquier programa</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Abrir el match o la posición del portapapeles</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Seguir &amp;jugando desde aquí…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Par&amp;tida anterior</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Cuentas de pips, tiros, puntos de take y más, nuevos cada vez. Otra vez: volver</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Jugar un torneo contra el ordenador y amigos, o seguir con uno. Otra vez: volver</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Seguir jugando por más</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Seguir jugando desde aquí en el tablero, aparte del match; Esc lleva de vuelta</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Jugar con alguien en otro ordenador. Otra vez: volver</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Jugar muchas veces la decisión del tablero; otra vez: pausar o continuar</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Jugar al antiguo juego chino de la botella, en una ventana propia</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>ID de posición e ID de match, como los lee GNU Backgammon</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>&amp;Práctica</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Práctica: olvidar la última respuesta y preguntar otra vez esa tarjeta</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Práctica: ver qué elegiste en el match; la tarjeta cuenta entonces como difícil</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Práctica: la tarjeta vuelve un poco antes</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Práctica: la tarjeta vuelve pronto</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Práctica: la tarjeta vuelve mucho más tarde</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Práctica: la tarjeta vuelve cuando estés a punto de olvidarla</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Práctica: esta tarjeta no se pregunta más; la página de tarjetas la conserva</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>&amp;Error anterior</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Error anterior de cual&amp;quiera</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Arreglar una posición inicial equivocada, hasta el segundo movimiento de una partida</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Poner cualquier posición en el tablero; desde un match que miras, la que se ve. Otra vez: volver</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Poner en el tablero lo que se probó en lugar de este movimiento</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>A&amp;partar la tarjeta</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>&amp;No aceptar el abandono</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>&amp;Abandonar la partida…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>R&amp;estaurar la línea quitada</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Archivos &amp;recientes</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Modo árbitro: introducir lo que se jugó, legal o no</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Modo árbitro: hacer repetir un movimiento ilegal</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Revanc&amp;ha</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>In&amp;forme…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Informar de un problema…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>Contado&amp;r de tiradas</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Rollout &amp;de esta decisión</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>&amp;Mostrar la respuesta</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>Más d&amp;espacio</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>&amp;Cambiar el orden de los dados</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Guardar una copia como…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Guardar una página o un PDF con todas las decisiones del match</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Guardar el match en un archivo que otros programas pueden leer</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Guardar lo que ayuda a encontrar la causa; no se envía nada a ninguna parte</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Decir qué sale, en lugar de tirar</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Marcador &amp;y pips</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>&amp;Lente de marcador…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Preparar una po&amp;sición</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Mostrar PR, suerte y errores de ambos jugadores, por tipo y por fase</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Mostrar y leer en voz alta el marcador, los pips y el cubo</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Mostrar pistas y probabilidades de ganar</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Mostrar cuántas veces ha salido cada número</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Mostrar u ocultar el panel junto al tablero</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Mostrar en el tablero la primera jugada de la lista; de 2 a 9, las demás</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Mostrar la lista de errores, para ordenar y elegir</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Mostrar la lista de movimientos</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Mostrar en el tablero la siguiente jugada mejor de la lista</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Mostrar en el tablero la siguiente jugada peor de la lista</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Mostrar la posición tras la jugada elegida o, si no la hay, tras la que se hizo y tras la mejor</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Mostrar la posición actual</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Mostrar la posición un movimiento antes</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Mostrar la posición un movimiento después</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Mostrar el principio del match</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Mostrar lo que ambos jugadores sacaron, jugaron y desperdiciaron</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Mostrar lo que haría el motor; el match cuenta entonces como práctica</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Empezar una partida desde la posición que se ve</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Empezar un match nuevo con los mismos jugadores y reglas</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>&amp;Página de inicio</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Dejar de aprender; lo que respondiste se conserva</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>&amp;Estrategia y glosario</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>&amp;Resumen</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>E&amp;scribir un movimiento…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Mesas en la re&amp;d…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Deshacer todas las fichas movidas en este turno</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Deshacer la última ficha movida</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Deshacer tu última decisión; el match cuenta entonces como práctica</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Aceptar el doble y quedarse con el cubo</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Aceptar y girar el cubo otra vez en el acto</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Hablar con quien juega en el otro ordenador</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>E&amp;sta tarjeta</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>El tablero, los botones, el panel lateral, un aviso</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>La línea anterior a esta que sale de la misma posición; si no la hay, el match</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>La línea siguiente que sale de la misma posición</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Lo siguiente que hacer: tirar, terminar el turno, empezar la partida siguiente</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Las reglas de este match</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>A otra &amp;línea desde aquí</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>&amp;Torneos…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Probar &amp;otra cosa</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Escribe el movimiento, por ejemplo 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>D&amp;eshacer todo</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar toda la pantalla</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Versión, motor y licencias</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Lo que ha cambiado en esta versión de bgdesk y en las anteriores</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>&amp;Novedades</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Lo analizado se conserva; puedes seguir más tarde</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Lo mejor en el tablero con cada marcador</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Qué se jugó en posiciones como esta y cuánto costó</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Qué se leyó, se reparó o era raro en el archivo abierto</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Dónde y cuándo se jugó el match, y los nombres de los jugadores</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Dónde se guardan tus matches; comprobarlos, hacer copias, restaurar, mover o exportar</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Ganar la partida por los puntos ofrecidos</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Escribir algo sobre la decisión del tablero</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Tus dat&amp;os…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Tu PR, dónde pierdes más y qué hicieron los dados. Otra vez: volver</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Tus tarjetas: lo pendiente de hoy, los mazos y los próximos días</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>El match está analizado; {key} muestra su resultado con las decisiones que mirar.</translation>
    </message>
    <message>
        <source>Your last match is analysed; find it in Matches…</source>
        <translation type="vanished">Tu último match está analizado; lo encuentras en Matches…</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Tu último match está analizado; lo encuentras en «Matches…».</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Como la última vez</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Profundidad</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>Decisiones de &amp;quién</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Ambos jugadores</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>La decisión del tablero</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Todo el match</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Qué anali&amp;zar</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk y el análisis se ha detenido. Lo analizado hasta ahora se conserva; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Acéptalo o sigue jugando.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Elige un doble.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Mueve.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Tira o dobla.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Tira.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Acepta o rechaza.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Acepta, rechaza o vuelve a doblar en el acto.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>Le toca a {name} aceptarlo o seguir jugando.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>Le toca a {name} elegir un doble.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>Le toca a {name} mover.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>Le toca a {name} tirar o doblar.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>Le toca a {name} tirar.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>Le toca a {name} aceptar o rechazar.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>Le toca a {name} aceptar, rechazar o volver a doblar en el acto.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk. Los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Lo jugado…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Volver al match</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Volver a la revisión</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver ofrecido</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Juega el ordenador</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Confirma el movimiento</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partida Crawford</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Dados…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Doble ofrecido</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Doblar a {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>En una línea, aparte del match</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>En este juego se puede comer a partir de que una ficha propia haya llegado a casa.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Aprendiendo de este match</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sesión por dinero</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Elige un doble</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuevo match…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partida siguiente</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Objetar…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter ofrecido</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Primero, pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Seguir jugando…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Jugando</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Espera, por favor</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon ofrecido</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Redoblar</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Redoble ofrecido</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Redoblar a {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Abandono ofrecido</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Abandonar…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Resultado…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Tirar otra vez</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Más despacio</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Mesas…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Volver atrás</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>A su final</translation>
    </message>
    <message>
        <source>To play {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation type="vanished">Por jugar: {dice}</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Por jugar: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>A la revisión</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Al torneo</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Probar otra cosa</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Probando, aparte del match</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>El turno sigue</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Estás mirando</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>partida {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>puede comer</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>aún no puede comer</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>velocidad normal</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>post-Crawford</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation type="vanished">práctica</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>match de práctica</translation>
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
        <translation>muy lento</translation>
    </message>
    <message>
        <source>{length}-point match</source>
        <extracomment>Label: the first to win so many points wins the match</extracomment>
        <translation type="vanished">match a {length} puntos</translation>
    </message>
    <message>
        <source>{own} of {length} points</source>
        <extracomment>For a screen reader: the score of a player in a match to {length} points</extracomment>
        <translation type="vanished">{own} de {length} puntos</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Guardar esta posición…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Lo que había antes</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Guardada como {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>La posición {position} no se puede leer; se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>{position} se ha quitado.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Ambos mueven en el mismo sentido y sacan desde los mismos puntos, del 6 al 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Ambos mueven en el mismo sentido; tu rival empieza en tu punto 12 y saca desde tus puntos 18 a 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Dados: elige un doble</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Dados: sin tirar</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Dados: pulsa para tirar</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Cubo de doblar</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Cubo de doblar en {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Elegir {double}</translation>
    </message>
    <message>
        <source>Name {face}-{face}</source>
        <extracomment>A place to press: choose this double, a verb</extracomment>
        <translation type="vanished">Elegir {face}-{face}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Sin cubo de doblar</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Punto {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Los jugadores mueven en sentidos opuestos.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Tu barra</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>La barra de tu rival</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>La reserva de tu rival</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>La bandeja de tu rival</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Tu reserva</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Tu bandeja</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>puede mover</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>en el centro</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>ofrecido a ti</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>ofrecido a tu rival</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>sobre 1 ficha negra, atrapada</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>sobre 1 ficha blanca, atrapada</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>fuera de juego en la partida Crawford</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>pulsa para doblar</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>pulsa para terminar el turno</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>pulsa para aceptar</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>la tirada anterior fue {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>luego un doble por elegir</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>luego otra tirada</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>luego {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>con 1 ficha negra atrapada debajo</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>con 1 ficha blanca atrapada debajo</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>vale {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>de tu rival</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>tuyo</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} a medio jugar</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} jugado</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1 a 6</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>C, Shift+C</source>
        <translation>C, Mayús+C</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Ctrl+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>From the board to the usual next thing, and on</source>
        <translation>Del tablero al botón habitual, y de ahí a los demás</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>En la lista de candidatas: hacer esa jugada</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Mayús+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Elegir un doble, en los juegos que lo permiten</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Ninguna ahí</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Una ficha más ahí</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Mayús+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Mayús+Espacio, Mayús+Intro</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Tantas fichas ahí</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Tantas del otro color</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espacio, Intro</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>El otro color para cifras y clics</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Dar el turno al otro jugador; elegir los dados</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Lo mismo para el otro lado; solo las fichas cambian de lado</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>El principio de la partida, un tablero vacío</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>A la barra, a la bandeja</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Probar un movimiento, o volver a preparar</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Girar el cubo, adelante y atrás</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Deshacer, rehacer</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Ir de punto en punto, a la barra, las bandejas, la reserva, los dados y el cubo</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Lo que hace un clic ahí</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Lo que hace ahí un clic derecho: jugar el otro dado</translation>
    </message>
    <message>
        <source>Z, Del</source>
        <translation>Z, Supr</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <extracomment>Name of the board for a screen reader</extracomment>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Como la ventana, oscuro o claro</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Azul y naranja (para daltónicos)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Burdeos de torneo</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Fieltro clásico</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Arce</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Nogal y cuero</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Amarillo y violeta (para daltónicos)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk. El match se conserva; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Queda %n match.</numerusform>
            <numerusform>Quedan %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Eso lleva más o menos %n minuto.</numerusform>
            <numerusform>Eso lleva más o menos %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Se ha jugado {done} de %n match más.</numerusform>
            <numerusform>Se han jugado {done} de otros %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Cuadro</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Cuántas veces el jugador pierde un backgammon, en porcentaje</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Cuántas veces el jugador pierde un gammon o un backgammon, en porcentaje</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Cuántas veces gana la partida el jugador que decide</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Cuántas veces el jugador gana un backgammon, en porcentaje</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Cuántas veces el jugador gana un gammon o un backgammon, en porcentaje</translation>
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
        <translation>Lo que cede frente a la mejor opción</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Lo que vale para el jugador que decide</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Gana %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Gana</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>analizado con menos profundidad</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>entre paréntesis: analizado con menos profundidad, no comparable</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>tu respuesta</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Opciones en esta posición</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Más a fondo</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n tarjeta</numerusform>
            <numerusform>%n tarjetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n tarjeta se ha guardado como {file}.</numerusform>
            <numerusform>%n tarjetas se han guardado como {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n tarjeta para hoy</numerusform>
            <numerusform>%n tarjetas para hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n tarjeta tiene ahora otra mejor respuesta y está pendiente.</numerusform>
            <numerusform>%n tarjetas tienen ahora otra mejor respuesta y están pendientes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n tarjeta hecha de tus errores espera hoy una respuesta.</numerusform>
            <numerusform>%n tarjetas hechas de tus errores esperan hoy una respuesta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n tarjeta hecha. Se te preguntará en la página Práctica.</numerusform>
            <numerusform>%n tarjetas hechas. Se te preguntarán en la página Práctica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n tarjeta ya existía.</numerusform>
            <numerusform>%n tarjetas ya existían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n decisión no se puede preguntar sin su match.</numerusform>
            <numerusform>%n decisiones no se pueden preguntar sin su match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n tarjeta nueva espera para los próximos días.</numerusform>
            <numerusform>%n tarjetas nuevas esperan para los próximos días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n de ellas no se ha preguntado nunca.</numerusform>
            <numerusform>%n de ellas no se han preguntado nunca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n de tus errores aquí merece práctica.</numerusform>
            <numerusform>%n de tus errores aquí merecen práctica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n lugar del archivo no se pudo leer.</numerusform>
            <numerusform>%n lugares del archivo no se pudieron leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n posición es ahora una tarjeta, en un mazo propio.</numerusform>
            <numerusform>%n posiciones son ahora tarjetas, en un mazo propio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Vuelve dentro de %n día.</numerusform>
            <numerusform>Vuelve dentro de %n días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Hacer %n tarjeta</numerusform>
            <numerusform>Hacer %n tarjetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Próxima: %n tarjeta, {day}.</numerusform>
            <numerusform>Próximas: %n tarjetas, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>No se pudo hacer tarjeta de %n posición: {places}.</numerusform>
            <numerusform>No se pudieron hacer tarjetas de %n posiciones: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Has fallado esta tarjeta %n vez: ahora queda apartada.</numerusform>
            <numerusform>Has fallado esta tarjeta %n veces: ahora queda apartada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Sabías {right} de %n tarjeta.</numerusform>
            <numerusform>Sabías {right} de %n tarjetas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>fallada %n vez</numerusform>
            <numerusform>fallada %n veces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>En ese archivo no hay ninguna posición en la que haya algo que decidir.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk y no se ha hecho ninguna tarjeta. Los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Una tarjeta necesita una decisión que se haya analizado.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Las tarjetas necesitan un análisis: Analizar (F7) lo hace.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Encontradas el {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Ningún error tuyo en este match merece una tarjeta.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Otros jugadores</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>&amp;Frases</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Di algo</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Miran: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>No se muestra lo que dice el otro jugador; no se podrá leer después.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Lo que se ha dicho</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Tú</translation>
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
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Rival</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>&amp;Empezar una partida nueva</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>&amp;Sin terminar</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth is paid into the pot.</source>
        <translation type="vanished">Se cede una pieza y se paga al bote una décima parte.</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Se cede una pieza y se paga al bote una décima parte de lo que hay en él.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Probabilidades de ganar el bote</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Elige un rival y empieza una partida nueva.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Huella de los dados (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Un amigo</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Una pieza mueve {both} y otra {low} o {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Una pieza mueve {both}, o dos mueven {high} y {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Jugadas de esta tirada</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Bote: {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Volver a tu último turno; los dados siguen siendo los mismos</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>&amp;Apuesta de cada uno</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Secreto de los dados</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Mostrar cuánto vale cada jugada</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Apuesta de cada jugador</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Volver atrás</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Turno {number} de {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Turno {number}: {white} contra {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Dos piezas mueven {far} cada una, o una mueve {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Has sacado {dice} ({colour}).</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Has jugado {dice}: se ha cedido una pieza en {space}.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Has jugado {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Has sacado {dice}: no se podía mover nada y se ha perdido el turno.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Has ganado el bote de {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>ceder una pieza en {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>no se puede mover nada: se pierde el turno</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>turno {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) ha sacado {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} ha jugado {dice}: se ha cedido una pieza en {space}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} ha jugado {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha sacado {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha sacado {dice}: no se podía mover nada y se ha perdido el turno.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} ha ganado el bote de {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} fuera</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → fuera</translation>
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
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Otro programa ha continuado esta partida; aquí está tal como ha quedado.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>No se puede escribir el archivo ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} no contiene ninguna partida de Coan ki legible ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Jugarla</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Leer las reglas de Coan ki ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>La partida elegida ya no está: otro programa la terminó o la quitó.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>La partida que estás jugando se conserva</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Esto no se ha podido guardar y no se ha jugado.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Comentario del archivo</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Comentario… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Tu comentario sobre esta decisión</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Comentarios</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Buscar en todas las páginas</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>No se ha encontrado nada. Prueba con menos palabras o más cortas.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Resultados encontrados</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Cuándo</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Dibujo (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Imagen</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Guardar una imagen…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Texto con el tablero</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Dibujo de la posición copiado.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Imagen de la posición copiada.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Posición copiada: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Guardar una imagen de la posición</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Guardado en {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Texto con tablero y &amp;análisis</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>texto propio de bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>No se ha podido escribir {file}; no hay ninguna imagen en él.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Posición copiada como ID de GNU Backgammon.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Posición copiada como XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Posición copiada como texto propio de bgdesk: las fichas y a quién le toca.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Ambos de acuerdo</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Corregir la colocación</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>¿Están de acuerdo ambos jugadores en que las fichas estén así?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Hasta ahora no ha cambiado nada.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Coloca las fichas como deberían estar ahora: arrástralas o haz clic en un punto. El turno, los dados y el cubo quedan como están.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>La partida sigue desde ahí.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Así está bien…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n análisis</numerusform>
            <numerusform>%n análisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n análisis de este match lo hizo otra versión de bgdesk y no se puede leer aquí. Se conserva.</numerusform>
            <numerusform>%n análisis de este match los hizo otra versión de bgdesk y no se pueden leer aquí. Se conservan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decisión analizada.</numerusform>
            <numerusform>%n decisiones analizadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decisión no se ha podido analizar.</numerusform>
            <numerusform>%n decisiones no se han podido analizar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>Con ello se pierde %n valoración.</numerusform>
            <numerusform>Con ello se pierden %n valoraciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n en la casilla {own}</numerusform>
            <numerusform>%n en la casilla {own}</numerusform>
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
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>%n punto ganado en total</numerusform>
            <numerusform>%n puntos ganados en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n observación</numerusform>
            <numerusform>%n observaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n tirada, de ellas dobles: {doubles} (esperados: {expected}).</numerusform>
            <numerusform>%n tiradas, de ellas dobles: {doubles} (esperados: {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n segundo hasta ahora</numerusform>
            <numerusform>%n segundos hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n simulación</numerusform>
            <numerusform>%n simulaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>match a %n punto</numerusform>
            <numerusform>match a %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Análisis completo: %n decisión (no forzadas: {unforced}).</numerusform>
            <numerusform>Análisis completo: %n decisiones (no forzadas: {unforced}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Otros pueden mirar el match, con %n turno de retraso.</numerusform>
            <numerusform>Otros pueden mirar el match, con %n turnos de retraso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Performance rating: 500 veces el error medio de las decisiones que cuentan; cuanto más bajo, mejor. Dice poco con menos de %n decisión.</numerusform>
            <numerusform>Performance rating: 500 veces el error medio de las decisiones que cuentan; cuanto más bajo, mejor. Dice poco con menos de %n decisiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>El match sigue después de esta posición (%n movimiento más). ¿Qué se hace con el resto?</numerusform>
            <numerusform>El match sigue después de esta posición (%n movimientos más). ¿Qué se hace con el resto?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>falta aproximadamente %n hora</numerusform>
            <numerusform>faltan aproximadamente %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>falta aproximadamente %n minuto</numerusform>
            <numerusform>faltan aproximadamente %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>falta aproximadamente %n segundo</numerusform>
            <numerusform>faltan aproximadamente %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>dobles automáticos, %n por partida como máximo</numerusform>
            <numerusform>dobles automáticos, %n por partida como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>match a %n punto</numerusform>
            <numerusform>match a %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>sesión por dinero de %n partida</numerusform>
            <numerusform>sesión por dinero de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>Se analizará {judged} de %n partida: no hay análisis de {others}.</numerusform>
            <numerusform>Se analizarán {judged} de %n partidas: no hay análisis de {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} de %n punto</numerusform>
            <numerusform>{own} de %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>La tirada (%n) de un match anterior ({id}) y después dados justos.</numerusform>
            <numerusform>Las %n tiradas de un match anterior ({id}) y después dados justos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>La tirada (%n) de un match anterior ({id}) y después dados reales, tecleados.</numerusform>
            <numerusform>Las %n tiradas de un match anterior ({id}) y después dados reales, tecleados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>La tirada (%n) de un match anterior ({id}) y después dados repetibles a partir del número {seed}.</numerusform>
            <numerusform>Las %n tiradas de un match anterior ({id}) y después dados repetibles a partir del número {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR de {name} · %n decisión contada</numerusform>
            <numerusform>PR de {name} · %n decisiones contadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>tu PR · %n decisión contada</numerusform>
            <numerusform>tu PR · %n decisiones contadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n decisión contada</numerusform>
            <numerusform>%n decisiones contadas</numerusform>
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
            <numerusform>%n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abandonar con backgammon: perder %n punto</numerusform>
            <numerusform>Abandonar con backgammon: perder %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abandonar una partida doble: perder %n punto</numerusform>
            <numerusform>Abandonar una partida doble: perder %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abandonar con gammon: perder %n punto</numerusform>
            <numerusform>Abandonar con gammon: perder %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abandonar una partida cuádruple: perder %n punto</numerusform>
            <numerusform>Abandonar una partida cuádruple: perder %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Abandonar la partida por %n ficha</numerusform>
            <numerusform>Abandonar la partida por %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Abandonar: perder %n punto</numerusform>
            <numerusform>Abandonar: perder %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Has ofrecido abandonar la partida por %n ficha.</numerusform>
            <numerusform>Has ofrecido abandonar la partida por %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Has ganado un backgammon: %n punto.</numerusform>
            <numerusform>Has ganado un backgammon: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Has ganado una partida doble: %n punto.</numerusform>
            <numerusform>Has ganado una partida doble: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Has ganado un gammon: %n punto.</numerusform>
            <numerusform>Has ganado un gammon: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Has ganado una partida cuádruple: %n punto.</numerusform>
            <numerusform>Has ganado una partida cuádruple: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Has ganado una partida simple: %n punto.</numerusform>
            <numerusform>Has ganado una partida simple: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Has ganado la partida por %n ficha.</numerusform>
            <numerusform>Has ganado la partida por %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} ha ofrecido abandonar la partida por %n ficha.</numerusform>
            <numerusform>{name} ha ofrecido abandonar la partida por %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha ganado un backgammon: %n punto.</numerusform>
            <numerusform>{name} ha ganado un backgammon: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha ganado una partida doble: %n punto.</numerusform>
            <numerusform>{name} ha ganado una partida doble: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha ganado un gammon: %n punto.</numerusform>
            <numerusform>{name} ha ganado un gammon: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha ganado una partida cuádruple: %n punto.</numerusform>
            <numerusform>{name} ha ganado una partida cuádruple: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ha ganado una partida simple: %n punto.</numerusform>
            <numerusform>{name} ha ganado una partida simple: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} ha ganado la partida por %n ficha.</numerusform>
            <numerusform>{name} ha ganado la partida por %n fichas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Se juega %n partida; cada punto cuenta.</numerusform>
            <numerusform>Se juegan %n partidas; cada punto cuenta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Como máximo %n por partida.</numerusform>
            <numerusform>Como máximo %n por partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>En un punto puede haber como máximo %n de tus fichas.</numerusform>
            <numerusform>En un punto puede haber como máximo %n de tus fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Cada jugador tiene %n ficha. Lleva la tuya a casa y sácala antes que tu rival.</numerusform>
            <numerusform>Cada jugador tiene %n fichas. Lleva todas las tuyas a casa y sácalas antes que tu rival.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Cada jugador empieza con %n ficha en el punto {point} ({pips} pips).</numerusform>
            <numerusform>Cada jugador empieza con %n fichas en el punto {point} ({pips} pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Cada jugador empieza con estas fichas: {points} (%n pip).</numerusform>
            <numerusform>Cada jugador empieza con estas fichas: {points} (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Cada turno tiene un retardo de %n segundo; después corre tu tiempo de reserva de {reserve}.</numerusform>
            <numerusform>Cada turno tiene un retardo de %n segundos; después corre tu tiempo de reserva de {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>El tablero está vacío al principio: todas las fichas están al lado, en reserva (%n pip por jugador).</numerusform>
            <numerusform>El tablero está vacío al principio: todas las fichas están al lado, en reserva (%n pips por jugador).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Gana el match quien llegue primero a %n punto.</numerusform>
            <numerusform>Gana el match quien llegue primero a %n puntos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n contada</numerusform>
            <numerusform>%n contadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>en %n tirada</numerusform>
            <numerusform>en %n tiradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} de %n mal</numerusform>
            <numerusform>{wrong} de %n mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Abrir su carpeta</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Dice en qué lugar del programa ocurrió. Tu carpeta personal, los nombres de los archivos que abriste y los secretos de los dados se omiten, pero las palabras de un error pueden contener un nombre: léelo antes de pasarlo.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Informe</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>El informe está en el portapapeles.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Esto se anotó cuando ocurrió y ayuda a averiguar por qué. No se envía nada a ninguna parte: puedes copiarlo y pasarlo a alguien que pueda ayudar, o quitarlo.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Qué ha fallado</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Falta una parte de bgdesk: {part}. Instala bgdesk de nuevo; el match se conserva.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Aquí no hay ningún programa que muestre carpetas. Los informes están en {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>La última vez algo falló dentro de bgdesk. Lo que jugaste se conserva; mira el informe.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk; el match se conserva. Los detalles están en el registro.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>La última vez bgdesk terminó de forma inesperada. Lo que jugaste se conserva; mira el informe.</translation>
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
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Doblar, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Doblar, take</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>No doblar</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>No redoblar</translation>
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
        <translation>Redoblar</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redoblar, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redoblar, take</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Demasiado bueno para doblar</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Demasiado bueno para redoblar</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Cubo de doblar</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Como en el tablero</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Faltan a quien tira</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Faltan al rival</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>Centrado</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Eficiencia del cubo</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammons en las derrotas</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammons en las victorias</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Partida por dinero</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Del rival</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>De quien tira</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Dueño del cubo</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Puntos que faltan</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equities según la probabilidad de ganar</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity según la probabilidad de ganar; la tabla tiene las cifras</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Puntos del cubo</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>El motor está valorando…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>De qué se componen los puntos de take</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>La decisión del tablero</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Mirar: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk al recorrer tus matches. Se conservan como están; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Ya hay otro mazo con este nombre.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Elige un nombre que no delate la respuesta: lo ves antes de responder.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Nombre de este mazo</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Aún se están haciendo tarjetas de otro archivo. Elige {file} otra vez después.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Exportar tarjetas para Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Importar posiciones como tarjetas</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Notas para Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Quitar el mazo</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>¿Quitar este mazo con todas sus tarjetas y lo que respondiste en ellas?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Las tarjetas no se han guardado: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>El motor mira la posición {number} de {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>También se anula %n resultado posterior que salió de él.</numerusform>
            <numerusform>También se anulan %n resultados posteriores que salieron de él.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Estudiar esta decisión más a fondo (Ctrl+Mayús+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Estudiar esta decisión más a fondo: {depth} (Ctrl+Mayús+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Aquí una opción destaca tan claramente que no hizo falta mirar más a fondo.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Dados de ambos: cada tirada sale de secretos de los dos jugadores.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Dados del servidor {server}, que nadie puede comprobar.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Dados justos.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Huella de los dados (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>En la tirada {roll}, una tirada inicial, cada jugador tiene el dado del otro.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>No consta si la huella se mostró antes de la primera tirada.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>En las tiradas no entraron palabras del jugador.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Dados reales, tecleados.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Dados repetibles a partir del número {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>La tirada {roll} consta como {recorded}: los dados correctos en el orden equivocado.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>La tirada {roll} consta como {recorded}; correspondía {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>La tirada {roll} está donde correspondía la {due}: una tirada se omitió o se usó dos veces.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Tiradas comprobadas: {count}. Todas salen de los secretos de ambos, fijados antes del match.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Tiradas comprobadas: {count}. Todas salen del número {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Tiradas comprobadas: {count}. Todas salen del secreto con el SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Tiradas tomadas del match {id}, donde se pueden comprobar: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Tiradas equivocadas: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>La huella empieza por las {count} cifras que anotaste, de 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>La huella es la que anotaste.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>La huella de este match no es la que anotaste, sino {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>La huella se mostró antes de la primera tirada.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>El ID del match, que entra en cada tirada, no sale de la huella de los dados.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>El secreto de estos dados no tiene la huella que consta en el registro.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>El secreto de estos dados se revela cuando el match termina; compruébalos entonces.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Los secretos de la tirada {roll} no son los que ambos jugadores habían fijado antes del match; a partir de ahí no se puede comprobar nada.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Su huella (SHA-256) es {hash}, la del match {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>No hay ningún match en el tablero, así que no hay dados que comprobar.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Son dados de un servidor: nadie puede comprobarlos.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Estos dados no tienen huella que comparar.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Estos dados se tomaron de un match anterior: allí se pueden comprobar.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Estos dados se teclearon: no hay nada que comprobar.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Estas palabras entraron en cada tirada: «{words}».</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Blanco ha fijado secretos con la huella {white}, y Negro con {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>dados de un match anterior</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>dados reales, tecleados</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>dados repetibles a partir del número {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n tirada vuelve en este orden; cuando se acaben, tecleas los dados.</numerusform>
            <numerusform>%n tiradas vuelven en este orden; cuando se acaben, tecleas los dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Elegir un match</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Elige el match, o un registro de match guardado (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Dados de un match anterior</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>&amp;Match anterior</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Match anterior cuyos dados vuelven a salir</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De un &amp;archivo…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Registros de match de bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>&amp;Número</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>En ese match no se tiró nada.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} no es un registro de match (.json) de bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Un poco inusual: los dados buenos se desvían tanto en {share} de 1000 muestras.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Ji-cuadrado {statistic}, {freedom} grados de libertad, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Aún no se ha tirado nada.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Nada inusual: los dados buenos se desvían al menos tanto en {share} de 100 muestras.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Muy pocas tiradas para juzgar.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Muy inusual: los dados buenos se desvían tanto en menos de una de 1000 muestras.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Todos los matches</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Este match</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Dirección del torneo</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Dárselo</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>¿Darte el match contra {opponent} sin jugarlo?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>¿Dar a {name} el match contra {opponent} sin jugarlo?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Darte el match…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Dar el match a {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Se juega otra vez, con otros dados; lo que se jugó queda en Matches.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Los matches sin terminar se pierden.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Ahora no se puede cambiar nada aquí.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Jugarlo otra vez</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>¿Jugar este match otra vez desde el principio?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Jugar este match otra vez desde el principio…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Alguien llega tarde…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>¿Anular el resultado del match entre {first} y {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Anularlo</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Anular el resultado…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>¿Retirarte del torneo?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Retirarte del torneo…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>¿Retirar a {name} del torneo?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Retirar a {name} del torneo…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Lo que puede hacer la dirección</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Lo que se jugó de él va a la papelera.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Lo que se jugó de él va a la papelera; los dados serán otros.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Dar esta respuesta (Intro; desde la tabla de tiradas, Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Seguir (Intro)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Haz el movimiento en el tablero y después haz clic en los dados o pulsa Intro.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Pregunta siguiente</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Un momento: se están calculando la pregunta y lo que necesita…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Deshacer el último paso (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Tarjetas hasta ahora</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Cómo cuenta</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Seguir jugando desde aquí…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Practicar con tarjetas</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Deshacer la última respuesta</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>¿Qué hice yo?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>El motor no puede funcionar en este ordenador por el momento.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>El motor no ha respondido a tiempo.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>El motor no ha arrancado.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>El motor ha fallado. Los detalles están en el registro.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>El motor se ha detenido de forma inesperada.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>de un vistazo, sin los números por venir</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>exacto</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>solución exacta de este juego</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>jugador sencillo</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>red pequeña para este juego</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n participante</numerusform>
            <numerusform>%n participantes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>S&amp;ubir</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Añadir &amp;bots</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Añadir a&amp;migo</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Cualquier estilo</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Bajar un puesto a este participante (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Subir un puesto a este participante (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Re&amp;llenar como en un club</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nombre de un amigo en este ordenador</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Número de bots</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Cabeza de serie</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Fuerza de los bots</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Estilo de los bots</translation>
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
        <translation>Bear-off</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Jugada</translation>
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
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Abandono</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>La partida y el número del movimiento en ella</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Lo que cambió: la probabilidad de ganar el match, o puntos donde cada partida cuenta</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Lo que cedió la decisión, en equity</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo de decisión</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Coste mínimo</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Jugadas y cubo</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Sin ver</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Errores de quién</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Errores {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Yo</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>No hay ninguna decisión así marcada: F marca la del tablero.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>No hay errores así.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>Sobre el match:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Comentarista:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Fecha:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Evento y jugadores</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Evento:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>En el archivo:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Lugar:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Nombre real de {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Ronda:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Sitio:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Transcrito por:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Tu nombre real:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Doble automático: cubo en {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Ambos han sacado {die}: doble automático, cubo en {value}. Vuelven a tirar.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Ambos han sacado {die}: vuelven a tirar.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Se han deshecho movimientos.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>El tablero se ha colocado a mano.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>La partida queda en tablas.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>El resultado de la partida se ha acordado.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>El marcador es {white} a {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>La colocación se ha corregido.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Has aceptado el abandono.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Has hecho beaver a {value}.</translation>
    </message>
    <message>
        <source>You could not play {dice}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">No has podido jugar {dice}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Has doblado a {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>No has movido ninguna ficha, lo que es ilegal.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Has elegido {double}.</translation>
    </message>
    <message>
        <source>You named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">Has elegido {face}-{face}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Has ofrecido abandonar con backgammon.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Has ofrecido abandonar una partida doble.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Has ofrecido abandonar con gammon.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Has ofrecido abandonar una partida cuádruple.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Has ofrecido abandonar una partida simple.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Has rechazado.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">Has jugado {dice}: {play}.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Has jugado {play}, lo que es ilegal.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Se te ha acabado el tiempo.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Has vuelto a redoblar a {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Has rechazado el abandono.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Has abandonado.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Has sacado {dice} y no has podido mover.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Has sacado {dice} y has jugado {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Has sacado {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Has aceptado a {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence. {animal} is raccoon, otter or redouble; {value} the number on the cube</extracomment>
        <translation type="vanished">Has girado el cubo a {value} ({animal}).</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Has girado el cubo a {value}: un raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Has girado el cubo a {value}: un otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Has ganado el match, {own} a {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Has ganado la tirada inicial y puedes empezar con ella, {dice}, o volver a tirar ambos dados.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Has ganado la tirada inicial y tienes que empezar con ella: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Has ganado la tirada inicial, {dice}, y ahora tienes que tirar ambos dados para empezar.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Has ganado la sesión, {own} a {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>no puede mover</translation>
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
        <translation>redoblar</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: no has podido jugar.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: has jugado {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} no ha podido jugar.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} ha jugado {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} ha aceptado el abandono.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} ha hecho beaver a {value}.</translation>
    </message>
    <message>
        <source>{name} could not play {dice}.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">{name} no ha podido jugar {dice}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} ha doblado a {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} no ha movido ninguna ficha, lo que es ilegal.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} ha elegido {double}.</translation>
    </message>
    <message>
        <source>{name} named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">{name} ha elegido {face}-{face}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} ha ofrecido abandonar con backgammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} ha ofrecido abandonar una partida doble.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} ha ofrecido abandonar con gammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} ha ofrecido abandonar una partida cuádruple.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} ha ofrecido abandonar una partida simple.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} ha rechazado.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">{name} ha jugado {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} ha jugado {play}, lo que es ilegal.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>A {name} se le ha acabado el tiempo.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} ha vuelto a redoblar a {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} ha rechazado el abandono.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} ha abandonado.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha sacado {dice} y no ha podido mover.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} ha sacado {dice} y ha jugado {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha sacado {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} ha aceptado a {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation type="vanished">{name} ha girado el cubo a {value} ({animal}).</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} ha girado el cubo a {value}: un raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} ha girado el cubo a {value}: un otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} ha ganado el match, {own} a {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} ha ganado la tirada inicial y puede empezar con ella, {dice}, o volver a tirar ambos dados.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha ganado la tirada inicial y tiene que empezar con ella: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} ha ganado la tirada inicial, {dice}, y ahora tiene que tirar ambos dados para empezar.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} ha ganado la sesión, {own} a {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Una persona abre una mesa y envía a la otra la invitación, por correo, mensajería o en papel. Quien tenga la invitación puede ocupar el asiento, y nadie más.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Jugar con alguien en otro ordenador</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Leer &amp;más</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Los dados salen de ambos ordenadores: ningún jugador, ni nadie entre ellos, puede conocer ni elegir una tirada. Todos pueden comprobarlo después.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Dos personas con bgdesk juegan directamente entre sí, sin cuenta, y no se envía nada a nadie más. Un repetidor, si eliges uno, transmite lo que no puede leer. Solo un servidor, si vas a uno, sabe lo que se juega.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Se envía lo siguiente: el nombre que eliges aquí, tus movimientos y tiradas, el tiempo que tardaste y lo que dices. El otro ordenador ve tu dirección de red, como siempre entre dos ordenadores. Todo va cifrado.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Mientras no hay ninguna mesa abierta, bgdesk no escucha a nadie. Un match se puede dejar y continuar en cualquier momento, mientras ambos quieran.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Un archivo .mat no puede nombrar las reglas caseras de este match.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Un archivo .mat no dice qué jugador es un programa.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Un archivo de tipo {kind} no puede contener un match de {game}; .json sí puede.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Una parte del análisis o de los comentarios no se ha podido escribir en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Una posición colocada a mano a mitad de turno solo está en parte en un archivo .mat.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Una posición colocada a mano a mitad de turno solo está en parte en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Una posición colocada a mano a mitad de turno solo está en parte en un archivo .sgf.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Una tirada aún sin jugar, o un doble aún sin respuesta, no está en un archivo .mat.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Una colocación corregida está en un archivo .mat como posición colocada a mano.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Una colocación corregida está en un archivo .ogxm como posición colocada a mano.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Una colocación corregida está en un archivo .sgf como posición colocada a mano.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Un archivo .ogxm no puede contener este match: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Un archivo .ogxm no puede limitar los dobles automáticos: allí no tienen límite.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Un archivo .ogxm no puede nombrar las reglas caseras de este match.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Un archivo .ogxm no conoce este juego; allí se llama backgammon.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Un archivo .ogxm no dice qué jugador es un programa.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Un archivo .ogxm conoce beavers y raccoons, pero ningún aumento posterior: su cubo es demasiado bajo.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Un archivo .sgf no puede nombrar las reglas caseras de este match.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Un archivo .sgf no dice qué jugador es un programa.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Un archivo .sgf contiene un solo análisis.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>El análisis no está en un archivo .mat.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Los dobles automáticos no están en un archivo .mat: allí los puntos y los valores del cubo parecen equivocados.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>El reloj y los tiempos de reflexión no están en un archivo .mat.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>El reloj y los tiempos de reflexión no están en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>El reloj y los tiempos de reflexión no están en un archivo .sgf.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Los comentarios de movimientos concretos no están en un archivo .mat.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon no conoce este juego.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Cómo se hicieron los dados no está en un archivo .mat.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Cómo se hicieron los dados no está en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Cómo se hicieron los dados no está en un archivo .sgf.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Las derrotas por tiempo y los abandonos prematuros están en un archivo .ogxm como puntos acordados.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Las derrotas por tiempo y los abandonos prematuros están en un archivo .sgf como puntos acordados.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>No se puede escribir ningún formato &apos;{name}&apos;; se conocen {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Ningún formato tiene la extensión &apos;{suffix}&apos; de {file}; se conocen {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Las otras líneas no están en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Las otras líneas de juego no están en un archivo .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Los abandonos no aceptados no están en un archivo .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Los abandonos no aceptados o sin respuesta no están en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Los abandonos no aceptados o sin respuesta no están en un archivo .sgf.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Los marcadores puestos después de la primera partida no están en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Algunos análisis no se pueden guardar en un archivo .sgf.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Algunas otras líneas no se pueden guardar en un archivo .sgf.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>El acuerdo sobre los dobles automáticos no está en un archivo .mat.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>El match se abandonó o se perdió por tiempo: un archivo .mat muestra su última partida como no terminada.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>El número de partidas acordado no está en un archivo .mat.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>El número de partidas acordado no está en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>La tirada que falta por jugar, o la respuesta a un aumento, no está en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Las tiradas iniciales empatadas no están en un archivo .mat.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Las tiradas iniciales empatadas no están en un archivo .ogxm, solo el cubo que giraron.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Las tiradas iniciales empatadas no están en un archivo .sgf, solo el cubo que giraron.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Lo que se deshizo no está en un archivo .mat.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Lo que se deshizo no está en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Lo que se deshizo no está en un archivo .sgf.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Qué pistas se usaron no está en un archivo .mat.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Qué pistas se usaron no está en un archivo .ogxm.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Qué pistas se usaron no está en un archivo .sgf.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>No se ha podido jugar un match entre bots. El torneo se conserva; los detalles están en el registro.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk. El torneo se conserva; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n decisión contada</numerusform>
            <numerusform>%n decisiones contadas</numerusform>
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
            <numerusform>Mejor serie de %n decisión: PR {rating}</numerusform>
            <numerusform>Mejor serie de %n decisiones: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Última decisión (%n)</numerusform>
            <numerusform>Últimas %n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>El tutor habló en %n decisión. Ahí cuenta el primer intento.</numerusform>
            <numerusform>El tutor habló en %n decisiones. Ahí cuenta el primer intento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Con menos de %n match nadie puede decir cuánto puede desviarse este valor.</numerusform>
            <numerusform>Con menos de %n matches nadie puede decir cuánto puede desviarse este valor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 tarjetas que aún sabrías dentro de 30 días</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 cuentas efectivas de pips seguidas con menos de un pip de desvío de media</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Un doble clic en una fila abre sus decisiones.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>La línea aparece cuando cuentan 30 decisiones.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Un match terminado en cada juego, aparte del Coan ki</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Juego del punto 1</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Contra personas</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>Por delante</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Las 15 tiradas iniciales bien jugadas, dos veces, con al menos una semana entre ambas</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Desde siempre</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Preguntar ahora como tarjetas las más caras de estas decisiones</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation type="vanished">Ataque</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Bear-off</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>Por detrás</translation>
    </message>
    <message>
        <source>Best {number} decisions in a row: PR {rating}</source>
        <extracomment>Performance rating, a standard term</extracomment>
        <translation type="vanished">Mejores {number} decisiones seguidas: PR {rating}</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Mejor que {opponent}: los resultados dejan poca duda</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Ambos a 1 punto</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Probabilidad cedida por match</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partida Crawford</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Errores de cubo</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Doblar o no</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Doble prematuro</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Equity perdida</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Media decreciente</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Más rápido de lo habitual</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Las estadísticas aparecen aquí cuando se analizan matches tuyos: juega o abre un match y pulsa F7, o analiza muchos a la vez en la lista de matches.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Primera partida sin errores</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Primer match analizado</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Primer match cuyos dados se comprobaron, tirada a tirada, con su secreto</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plan de juego</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>La mitad de tus movimientos se hace en menos de tu tiempo habitual: ¿cuestan más?</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation type="vanished">Espera</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Juego de espera</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Si juegas con otros nombres en archivos, dilo con «Quién es quién…».</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>En nueve de cada diez casos tu fuerza está dentro de este margen. Toma matches enteros como unidades, porque las decisiones de un match tienen mucho en común.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Last {number} decisions</source>
        <extracomment>Name of a line: performance rating over the last {number} decisions</extracomment>
        <translation type="vanished">Últimas {number} decisiones</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Igualado</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Cuanto más bajo, mejor. Cada fila es del match que termina ahí.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Matches terminados</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Matches perdidos</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Matches que los dados te han dado por encima de lo que merecía tu juego: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Matches que tu juego merecía y que los dados te han costado: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Matches con suerte conocida</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Dobles omitidos</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Sesión por dinero</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Sin plan claro</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>No cuenta ninguna decisión</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Aquí no cuenta ninguna decisión.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Ningún error de cubo hasta ahora.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Ningún match cumple esta selección. Elige un tiempo más largo.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Aún no hay ningún match a puntos terminado.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Aún no destaca nada. Hacen falta más matches analizados.</translation>
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
        <translation type="vanished">Jugar un backgame</translation>
    </message>
    <message>
        <source>Playing an ace-point game</source>
        <translation type="vanished">Jugar un juego del punto 1</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Puntos perdidos</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Post-Crawford</translation>
    </message>
    <message>
        <source>Priming</source>
        <translation type="vanished">Primes</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Juego de prime</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Racing</source>
        <extracomment>A plan of a player, as the next ones</extracomment>
        <translation type="vanished">Carrera</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Diferencia de rating con tus rivales, según el juego</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Alcanzado</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Juego de carrera</translation>
    </message>
    <message>
        <source>Running home</source>
        <translation type="vanished">Correr a casa</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Parte de los errores</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Situaciones en las que pierdes más de lo que allí es habitual, las más caras primero. Lo que casi nadie encuentra pesa poco.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Más despacio de lo habitual</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Take o pass</translation>
    </message>
    <message>
        <source>The dice cost you {number} matches that your play was worth.</source>
        <translation type="vanished">Los dados te han costado {number} matches que tu juego merecía.</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Los dados no te han dado ni quitado nada que merezca mención.</translation>
    </message>
    <message>
        <source>The dice won you {number} matches more than your play was worth.</source>
        <translation type="vanished">Los dados te han dado {number} matches más de lo que tu juego merecía.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>La dirección de tus errores dice más que su tamaño.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>El último mes</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Los últimos tres meses</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>El último año</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>El tiempo solo se conoce de los matches que juegas aquí.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Por recuperar</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Demasiado bueno para doblar</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Hasta (día)</translation>
    </message>
    <message>
        <source>Up to</source>
        <extracomment>Headings of columns: the day up to which one counts, and how many decisions that are</extracomment>
        <translation type="vanished">Hasta</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Con suerte igualada</translation>
    </message>
    <message>
        <source>With fewer than {number} matches there is no telling how far off this may be.</source>
        <translation type="vanished">Con menos de {number} matches no se puede decir cuánto puede desviarse esto.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Ganados menos perdidos</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Ganados de estos</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Ganados de estos con suerte igualada</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Ganados o perdidos por los dados</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Ganados con suerte igualada</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Passes equivocados</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Takes equivocados</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>la mejor jugada saca fichas</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>la mejor jugada come</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>la mejor jugada es tranquila</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>la mejor jugada hace un punto</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>la mejor jugada hace un ancla</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>la mejor jugada corre</translation>
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
        <translation>{number} ± {half} puntos</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk al calcular tus estadísticas. Tus matches se conservan como están; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Quién es quién…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Dados y juego</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Dividido por</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Errores de cubo</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Rápido y lento</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Estadísticas en el tiempo</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Cómo va</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Hitos</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Leyendo matches: {done} de {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Qué estudiar</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Dónde están tus errores</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Exportar las estadísticas</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Las estadísticas se han guardado como {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Las estadísticas no se han guardado: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>No se ha abierto %n archivo más.</numerusform>
            <numerusform>No se han abierto %n archivos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>Se ha añadido %n match a tu biblioteca.</numerusform>
            <numerusform>Se han añadido %n matches a tu biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Línea de órdenes</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Abrir un match o una posición</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Leyendo matches: {done} de {total} archivos</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Leyendo matches…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>No hay archivos en esa carpeta.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>En el portapapeles hay una imagen, que no se puede leer: copia la posición como texto.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Texto escrito</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Todas las decisiones</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Todas las fases</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Todos los planes</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Analizado por</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plan de juego</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo de decisión</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Estadísticas de quién</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 o más</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 o más</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Cualquier decisión</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Cualquier parte de la partida</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
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
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Errores graves, desde {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Caras, desde {cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Dice are written like this: 6-1, or several: 6-1, 5-5.</source>
        <translation type="vanished">Los dados se escriben así: 6-1, o varios: 6-1, 5-5.</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>Los dados se escriben así: {roll}, o varios: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="vanished">Dobles</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Dobles del cubo</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Dudosas, desde {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Errores, desde {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Todas las decisiones analizadas</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Todas las posiciones</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Match perdido</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Match ganado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Sin doblar</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation type="vanished">No doblado</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
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
        <translation>Pips de distancia</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pips: {own} a {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Posiciones parecidas</translation>
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
        <translation>El último mes</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Los últimos tres meses</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>La última semana</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>El último año</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>La misma posición</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Esto no es una posición: lo son un XGID, un ID de GNU Backgammon o el texto propio de bgdesk.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>sin jugada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>sin límite</translation>
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
        <translation>&amp;Mirarla</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Buscar decisiones</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Hacer &amp;tarjetas de estas</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Leyendo matches: {done} de {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Mostrar los &amp;matches</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Se están leyendo tus matches. Lo que se encuentre en ellos aparece aquí.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Solo estas decisiones:</translation>
    </message>
    <message>
        <source>6-1, 5-5</source>
        <extracomment>Example of what may be typed into a field</extracomment>
        <translation type="vanished">6-1, 5-5</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Borrar todo</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>Del &amp;tablero</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>PR máximo</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Cercanía</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>PR mínimo</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Nombres, evento, etiqueta, archivo</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Barra del rival</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Pips del rival</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Marcador del rival</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Barra propia</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Pips propios</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Marcador propio</translation>
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
        <translation>Pips del rival</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pips del jugador</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="vanished">Puntos</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Puntos del tablero</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Decisiones de quién</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID o ID de posición</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>cualquiera</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Marcada; Mayús+F va a la marca siguiente, F quita esta.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Otra vez desde la primera marca.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Ninguna decisión de este match está marcada: F marca la del tablero.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>La marca se ha quitado.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Aquí no hay ninguna decisión que se pueda marcar.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>marcada</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Los próximos días</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Fuera tras derrotas</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Como en la primera final</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Como en la primera ronda</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Las que hagan falta</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>&amp;Consolación</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Doble eliminación</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Para quien pierda antes de la final</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Para quien pierda el primer match</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Pasan de cada grupo</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Grupos y después eliminatorias</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Nadie queda fuera</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Match por el &amp;tercer puesto</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>&amp;Puntos por ronda</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Puntos tras una derrota</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as 7-7-7-9</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">Puntos de los matches por ronda, como 7-7-7-9</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Puntos de los matches por ronda, como {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Puntos de la segunda final</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>&amp;Segunda final, si pierde la primera quien aún no ha perdido</translation>
    </message>
    <message>
        <source>Second final, where whoever has not lost &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation type="vanished">&amp;Segunda final, si pierde la primera quien aún no ha perdido</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Eliminación directa</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Rondas por sistema suizo</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n error del match</numerusform>
            <numerusform>%n errores del match</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Copiar para un foro</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Dibujo (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Imagen (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>La decisión del tablero</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Qué copiar</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Lo que se copiará</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Aún no hay ningún match tuyo analizado. Analízalos en Matches…, o busca «Todas las posiciones» en lugar de errores.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Quita algunas de las condiciones.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>No hay nada así en %n decisión.</numerusform>
            <numerusform>No hay nada así entre %n decisiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Tu biblioteca está vacía. Abre un match (Ctrl+O) o juega uno: entonces encuentras aquí sus decisiones.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>en %n match</numerusform>
            <numerusform>en %n matches</numerusform>
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
            <numerusform>&amp;Añadir %n match</numerusform>
            <numerusform>&amp;Añadir los %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Añadirlos todos a tu biblioteca, para abrirlos más tarde</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir un match</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Otro amigo…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Ambos se sientan ante este tablero y se turnan.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Jugar con un amigo…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Jugar con {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Dos jugadores, un ordenador</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Texto de una posición</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID u otro texto de una posición</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Reglas…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Una tirada inicial nueva en cada partida</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Partida {number} de la vuelta</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Juegos a mi elección…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>En una ventana propia</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Ninguna partida más</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Si no, quien gana una partida empieza la siguiente.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>La colocación de {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Un juego de bloqueo en el que un doble trae consigo todos los dobles más altos.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Un jugador puede sacar fichas aunque tenga una atrapada en su casa.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey en el que un doble trae el de la cara opuesta de los dados.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey en el que todas las fichas entran antes de que ninguna pase la mitad.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey en el que solo 2 con 1 da otra tirada.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2-1 gives another roll.</source>
        <translation type="vanished">Acey-deucey en el que solo 2-1 da otra tirada.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Las quince fichas empiezan en el punto 24.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>El backgammon y sus colocaciones</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Rotación balcánica</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Sacar con una ficha atrapada</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Ambos jugadores entran, mueven y van a casa por el mismo lado del tablero.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Ambos jugadores mueven en el mismo sentido; una sola ficha basta para bloquear un punto.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Las fichas entran en un tablero vacío; los dobles y 2 con 1 dan otra tirada.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2-1 give another roll.</source>
        <translation type="vanished">Las fichas entran en un tablero vacío; los dobles y 2-1 dan otra tirada.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Las fichas entran en un tablero vacío; nadie come antes de tener una propia en casa.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Cuatro fichas empiezan atrás en lugar de dos: más largo y más posicional.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Desde un tablero vacío</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Backgammon griego: sin cubo, sin partidas triples, y quien gana empieza la siguiente.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon con una ficha por bando.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon con dos fichas por bando.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>En {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Mover antes de que todas hayan entrado</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Sin números extra antes de que todas hayan entrado</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>En un punto no puede haber más de cinco fichas.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Sin regla de la madre</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Sin seis puntos en ninguno de los cuadrantes de salida</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Los números que no se pueden jugar se pierden</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Una ficha por turno deja la salida, seis seguidos necesitan un rival delante</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Una ficha por turno deja la salida, dos con 6-6, 4-4 o 3-3 como primera tirada de un jugador; y seis puntos seguidos necesitan una ficha rival delante. Ambas son reglas del Narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Atrapar la última ficha en la salida no gana la partida.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Varios juegos por turnos</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Las fichas solas no se comen, sino que quedan atrapadas donde están.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Partidas simples, dobles y triples</translation>
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
        <translation>Tavli: sin cubo, atrapando, bloqueando</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>El juego búlgaro de atrapar, parecido al Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>El juego turco de bloqueo, parecido al Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>El juego estándar, con el cubo de doblar.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Tres fichas por bando: corto y salvaje.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Backgammon turco: como Portes, y una ficha que come en casa se queda allí.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Hasta entonces un doble se juega cuatro veces y no le sigue otra tirada.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Normalmente entran todas las fichas antes de que mueva ninguna otra.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Normalmente cada ficha que le queda al perdedor cuenta un punto.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Normalmente solo el cuadrante de salida propio no se puede llenar.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Normalmente los juega el rival.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Normalmente este juego se juega sin él.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Con el cubo de doblar</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} por turnos; cada uno empieza con una tirada inicial.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} por turnos; quien gana una partida empieza la siguiente.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Haz clic en un juego para leer sus reglas y jugarlo.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Juegos y sus reglas</translation>
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
        <translation>Dados justos</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Estadísticas en el tiempo</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Con qué frecuencia aciertan los motivos</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Mirar matches</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Practicar con tarjetas</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Mesas en la red</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>El programa</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>El tutor</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Esta página aún no está traducida.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Entrenadores</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Jugar a {game}…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(Entre paréntesis): analizado con menos profundidad, no comparable</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Doble clic o Intro: elegirlo</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Doble clic o Intro: ponerla en el tablero</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Doble clic o Intro: volver a tirar ambos dados</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Las pistas se dan mientras juegas un match.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Juega {numbers}: vale tanto como volver a tirar, o más.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Volver a tirar</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Vuelve a tirar ambos dados: vale más que cualquier jugada de {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Tirar, sin doblar</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Mostrar una pista</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Hasta aquí, la mejor jugada de {numbers}. Lo que queda de ella va primero:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="vanished">Acepta</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Los mejores dobles que elegir</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>La mejor jugada de {numbers} es {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Las mejores jugadas de {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>La mejor manera de seguir:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>No hay pista: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Aquí no hay nada que decidir.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Esto cede {cost}: la mejor jugada de {numbers} es {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Esta es la mejor jugada de {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Con pistas o con las probabilidades a la vista, este match cuenta como práctica y no cambia tu rating.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>coste {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>partida doble {chance}</translation>
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
        <translation>gana {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Mejores opciones</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Probabilidades de ganar esta partida</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Seguir jugando sin esta pista (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Mostrar las probabilidades tras cada movimiento</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>El motor está pensando</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk y no se puede mostrar la lista de matches. Se conservan; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>No se ha podido situar un comentario ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>No se ha podido leer una parte del análisis ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Una parte del archivo comprimido está dañada; el resto se ha conservado.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Una parte del archivo está dañada ({quote}); el resto se ha conservado.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Un jugador no tiene nombre en el archivo.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Falta un turno antes de una posición colocada a mano.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Falta un turno antes de «{quote}».</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Se ha omitido otra línea ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>En esta posición la partida ha terminado.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>No se puede leer.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Su nombre o su ruta es demasiado larga.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>No se leen más de {quote} archivos a la vez.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Raro</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Solo se han leído los primeros matches del archivo; matches omitidos: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Leído con {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Leído sin observaciones.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Reparado</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Falta la respuesta al doble; se ha leído como aceptado.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>El cubo está en {quote} y no se puede guardar más alto; los demás aumentos se han omitido.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>El archivo no dice a cuánto es el match; se han supuesto {quote} puntos.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>El archivo no dice qué juego es. Se ha leído como este: {game}.</translation>
    </message>
    <message>
        <source>The file does not say which game it is; it was read as {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation type="vanished">El archivo no dice qué juego es; se ha leído como {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>El archivo se corta a la mitad; lo que hay se ha conservado.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>El archivo no se ha leído hasta el final porque es demasiado largo o tiene demasiados fallos; partidas cortadas u omitidas: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>El archivo no se ha leído hasta el final porque es demasiado largo; lo que sigue se ha omitido.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>La partida empieza con el doble {quote}; se ha conservado.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>La partida no tiene resultado.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>El juego «{quote}» no se conoce; se ha leído como backgammon.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>La cabecera nombra a los jugadores en otro orden; se han seguido las columnas.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>La única jugada legal de la tirada {quote} se ha completado.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Falta la jugada de la tirada {quote}.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>La jugada «{quote}» no se puede hacer en este tablero; el tablero se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>La jugada «{quote}» no es legal; se ha conservado como está escrita.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>La posición no tiene fichas de un jugador; se ha omitido.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>El resultado del archivo ({quote}) no concuerda con la partida; decide el tablero.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>El resultado del archivo ({quote}) no sale de la partida; se ha conservado.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>El marcador del archivo ({quote}) no sale de las partidas anteriores; se ha conservado.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>El texto no es UTF-8; se ha leído como {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>No hay ninguna partida en este archivo.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>No hay ningún ID de posición en este texto.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este match de BGBlitz contiene más de {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Este match de BGBlitz no contiene partidas.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Este match de BGBlitz está dañado ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Este análisis de GammonView está dañado ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Este match OGXM no contiene partidas.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Este match OGXM está dañado ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este match OGXM supera los {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>Este archivo SGF no contiene ninguna partida de backgammon.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Este archivo SGF es de otro juego, no de backgammon (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Este archivo SGF es de otro juego, no de backgammon.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>Este archivo de eXtreme Gammon no contiene ninguna partida.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Este archivo está vacío.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este archivo supera los {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Esto es JSON, pero no de un match que se conozca aquí.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Esto es un documento PDF, no un match.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Esto es un documento PostScript, no un match.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Esto es una base de datos, no un match.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Esto es un vídeo o una imagen, no un match.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Esto es un vídeo, no un match.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Esto es una partida de Coan ki, que solo juega la ventana de Coan ki y que ningún otro formato puede contener.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Esto es una imagen, no un match.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Esto es una posición como texto, pero no se puede leer: no tiene ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Esto es una posición como texto, pero no se puede leer: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Esto es un programa, no un match.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Esto es un archivo de sonido, no un match.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Esto es un documento de texto (RTF), no un match.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Esto es un texto sin ningún match ni posición.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Esto es una página web, no un match.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Esto es un documento de Office, no un match.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Esto es un archivo XML, no un match.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Esto es un archivo comprimido: descomprímelo primero.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Esto es un correo sin ningún match.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Esto es un archivo de eXtreme Gammon que no se puede leer, no un match.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Esto es un documento de Office antiguo, no un match.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Esto no es una posición de una partida: la partida ha terminado.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Esto no es un match de BGBlitz.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Esto no es una posición legal: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Esto no es un archivo normal.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Esto no es un archivo de texto ni un match conocido.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Esto no es un archivo de texto.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Esto no es un match OGXM.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Esto no es un archivo de eXtreme Gammon.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Esto parece SGF, pero no contiene ninguna partida.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Esto parece un match de GamesGrid, pero no contiene ninguna partida.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Esto parece un match de JavaFIBS, pero no contiene ninguna partida.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Esto parece una posición de Snowie, pero le faltan campos.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Esto parece una posición de Snowie, pero {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Esto parece un match de TrueMoneyGames, pero no contiene ninguna partida.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Esto parece un archivo de match, pero no contiene ninguna partida.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Esto parece un archivo de eXtreme Gammon, pero no dice quién jugó.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Esto parece un archivo de eXtreme Gammon, pero no contiene ninguna partida.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Este registro de match está dañado o es de otro programa: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Este registro de match está dañado: no es UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este registro de match supera los {quote} caracteres.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este archivo de texto tiene más de {quote} líneas.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este archivo de texto supera los {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Este texto no contiene ningún match de backgammon.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>No se ha podido leer lo que el archivo dice del abandono.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>No tienes permiso para leerlo.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>partida {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} no se ha abierto.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>«{quote}» no responde a nada; se ha omitido.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>«{quote}» no es una tirada de dos dados; el turno se ha omitido.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>«{quote}» no se entiende.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>«{quote}» no se ha entendido y se ha omitido.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>«{quote}»: aquí no se podía girar el cubo; se ha puesto como dice el archivo.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Informe de importación</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Observaciones</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Mirar</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Invitación</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unirse a una mesa</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Pega con Ctrl+V la invitación que te han enviado.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Se está buscando la mesa…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Mirar una mesa</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Estás en la mesa; el match se verá aquí en cuanto empiece.</translation>
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
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progreso del análisis</translation>
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
        <translation>Una decisión de cubo no tiene valor sin cubo.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Un primer vistazo: un match tarda cerca de un segundo.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Analizado hasta ahora: {judged} de {plays} movimientos.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Analizando la decisión</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Ambos jugadores tienen la casa cerrada y fichas en la barra.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Ambos jugadores tienen fichas en el mismo punto.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Las jugadas igualadas, por la tirada siguiente. La elección habitual para juegos con red propia.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Más a fondo todavía: un match tarda muchos minutos.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Análisis más profundos</translation>
    </message>
    <message>
        <source>Deepest looks</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation type="vanished">Análisis más profundos</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Toda jugada igualada a 3-ply, lo que equivale al nivel «Clase mundial».</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals “world class”.</source>
        <translation type="vanished">Toda jugada igualada a 3-ply, como «clase mundial».</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Todas las posiciones de este juego están resueltas: no hay nada más profundo.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Todo a 2-ply, y 3-ply donde eso pueda cambiar el veredicto. La elección habitual.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>En el match</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Solo vuelve cuando se abre su archivo otra vez; esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Rollouts más largos</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Rollouts muy largos</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Suerte de la tirada: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Con este marcador no es posible una partida Crawford.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Aquí no hay decisión.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Ningún motor de aquí puede analizar estos juegos con estas reglas: {games}. Las pistas funcionan en todos los juegos.</translation>
    </message>
    <message>
        <source>No engine here can analyse {games} by these rules. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation type="vanished">Ningún motor de aquí puede analizar {games} con estas reglas. Las pistas funcionan en todos los juegos.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>No le toca tirar a nadie.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Aún sin analizar: pulsa Analizar… abajo, o F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Una decisión se analiza al instante.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Una decisión tarda unos segundos, como mucho cerca de un minuto.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Una decisión tarda unos segundos.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Una decisión tarda hasta varios minutos.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Tirada inicial</translation>
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
        <translation type="vanished">PR en {game}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than {fewest} decisions.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">Performance rating: 500 veces el error medio de las decisiones que cuentan; cuanto más bajo, mejor. Dice poco con menos de {fewest} decisiones.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Rápido y bastante bueno: un match tarda unos segundos.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>¿Quitar el análisis {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Los rollouts se juegan con las reglas del backgammon, y este match tiene otras.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Rollouts cortos</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>El coste de un abandono solo se conoce en matches con la regla Crawford.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>El motor no ha podido analizar nada aquí.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>El motor no conoce {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>El motor ha fallado ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>El motor se ha detenido de forma inesperada.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>La partida puede terminar en las dos próximas tiradas.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>El match ha terminado.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Las redes que valoran {games} miran como mucho a {depth} de profundidad.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>El jugador al que le toca no tiene decisión de cubo.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>El registro termina aquí.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>El motor fuerte no se carga: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Hay {quote} fichas por bando, no 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>No quedaba nada por analizar.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Este análisis no dice nada de este momento.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Esta respuesta sería un error del rival.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Este movimiento es ilegal: no se valora, y el match siguió después de él.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Para tenerlo otra vez, hay que volver a analizar el match.</translation>
    </message>
    <message>
        <source>Two passes</source>
        <translation type="vanished">Dos pasadas</translation>
    </message>
    <message>
        <source>Two passes, then long rollouts of what is close: hours.</source>
        <translation type="vanished">Dos pasadas y después rollouts largos de lo igualado: horas.</translation>
    </message>
    <message>
        <source>Two passes, then rollouts of what is close: most of an hour.</source>
        <translation type="vanished">Dos pasadas y después rollouts de lo igualado: casi una hora.</translation>
    </message>
    <message>
        <source>Two passes, then short rollouts of what is close: minutes.</source>
        <translation type="vanished">Dos pasadas y después rollouts cortos de lo igualado: minutos.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Dos pasadas</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Dos pasadas y después rollouts largos de lo igualado: horas.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Dos pasadas y después rollouts de lo igualado: casi una hora.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Dos pasadas y después rollouts cortos de lo igualado: minutos.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Lo que siga igualado, por las dos tiradas siguientes, hasta donde llega la red de este juego.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>No se puede leer lo que el motor sabe de este juego ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Lo que la red de este juego dice al momento: unos segundos.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Con análisis más profundos</translation>
    </message>
    <message>
        <source>With deeper looks</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation type="vanished">Con análisis más profundos</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Tu tirada</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>un error grave, cuesta {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>un error, cuesta {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>respuesta al beaver</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>respuesta al doble</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>respuesta al otter</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>respuesta al raccoon</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>respuesta al redoble</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>respuesta al abandono</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>cuesta {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>¿doblar?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>dudosa, cuesta {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>pocas decisiones</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>elige un doble</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>abandono</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>correcta</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>error estándar {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>gana {win} (gammons {win_gammon}), pierde {lose} (gammons {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>Le toca a {name} tirar</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (pocas decisiones)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} es un movimiento ilegal: no se valora, y el match siguió después de él.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} analizado</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>Más a &amp;fondo</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Analizar las decisiones de este match (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analizar…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Opciones en esta posición</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Detener el análisis; lo analizado se conserva (Mayús+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Decide en el tablero: se valora según viene.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>1-2 back game</source>
        <translation type="vanished">Backgame 1-2</translation>
    </message>
    <message>
        <source>1-3 back game</source>
        <translation type="vanished">Backgame 1-3</translation>
    </message>
    <message>
        <source>2-3 back game</source>
        <translation type="vanished">Backgame 2-3</translation>
    </message>
    <message>
        <source>2-4 back game</source>
        <translation type="vanished">Backgame 2-4</translation>
    </message>
    <message>
        <source>5-point holding game</source>
        <translation>Juego de espera en el punto 5</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Juego del punto 1</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Negro responde al doble de Blanco con un beaver.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Negro responde al beaver con un raccoon.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Negro dobla.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Negro tiene {dice} por jugar.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Le toca a Negro.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Negro tiene el cubo en {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Negro juega {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Negro tira</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Respuesta de Negro</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Cubo de Negro</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Ambos jugadores están en la barra ante una casa cerrada.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Ambos jugadores tienen fichas en el mismo punto.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>En este juego las fichas no pueden estar así.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tablero vacío</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Las seis últimas fichas</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation type="vanished">Mirándolo…</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Mirando la posición…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Pierde {win} · gammons {gammon} · backgammons {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Desde aquí ningún jugador puede volver a mover nunca.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>En esta posición no se puede decidir nada.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Parecidas</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Principio de este juego</translation>
    </message>
    <message>
        <source>That double is not allowed here.</source>
        <translation type="vanished">Ese doble no está permitido aquí.</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Ese doble del cubo no está permitido aquí.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>El tablero queda como está: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>El cubo está centrado en {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>La partida ha terminado: la ha ganado Negro.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>La partida ha terminado: la ha ganado Blanco.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>La partida ha terminado: tablas.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>No contiene ningún XGID, ID de GNU Backgammon ni texto de bgdesk; el tablero queda como está.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>No hay ninguna ficha en el tablero.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>En la partida Crawford no hay cubo.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>En este match no hay cubo.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Blanco responde al doble de Negro con un beaver.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Blanco responde al beaver con un raccoon.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Blanco dobla.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Blanco tiene {dice} por jugar.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Le toca a Blanco.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Blanco tiene el cubo en {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Blanco juega {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Blanco tira</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Respuesta de Blanco</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Cubo de Blanco</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Gana {win} · gammons {gammon} · backgammons {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>probada</translation>
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
            <numerusform>%n ficha negra está fuera aunque otras no están en casa.</numerusform>
            <numerusform>%n fichas negras están fuera aunque otras no están en casa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>%n ficha negra más de las que caben en la bandeja: quita antes alguna del tablero.</numerusform>
            <numerusform>%n fichas negras más de las que caben en la bandeja: quita antes alguna del tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n ficha blanca está fuera aunque otras no están en casa.</numerusform>
            <numerusform>%n fichas blancas están fuera aunque otras no están en casa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>%n ficha blanca más de las que caben en la bandeja: quita antes alguna del tablero.</numerusform>
            <numerusform>%n fichas blancas más de las que caben en la bandeja: quita antes alguna del tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Un jugador tiene ya el punto (%n) de este match.</numerusform>
            <numerusform>Un jugador tiene ya los %n puntos de este match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Negro tiene %n ficha, cosa que no existe en este juego.</numerusform>
            <numerusform>Negro tiene %n fichas, cosa que no existe en este juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody has the %n point(s) of this match already.</source>
        <translation type="vanished">
            <numerusform>Alguien tiene ya el punto (%n) de este match.</numerusform>
            <numerusform>Alguien tiene ya los %n puntos de este match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>Las reglas acordadas permiten %n ficha en un punto.</numerusform>
            <numerusform>Las reglas acordadas permiten %n fichas en un punto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>A la bandeja le falta %n ficha negra: quita antes alguna del tablero.</numerusform>
            <numerusform>A la bandeja le faltan %n fichas negras: quita antes alguna del tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>A la bandeja le falta %n ficha blanca: quita antes alguna del tablero.</numerusform>
            <numerusform>A la bandeja le faltan %n fichas blancas: quita antes alguna del tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Blanco tiene %n ficha, cosa que no existe en este juego.</numerusform>
            <numerusform>Blanco tiene %n fichas, cosa que no existe en este juego.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Rehacerlo (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Mover en el tablero como en una partida (P); otra vez: preparar</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Deshacer el último cambio (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Probar un movimiento</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Lo que se prepara aquí se conserva (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>A click sets</source>
        <extracomment>Name of two buttons: the colour of the checkers that a click on the board sets
----------
In front of two colours: checkers of this one are set by a click on the board</extracomment>
        <translation type="vanished">Un clic pone</translation>
    </message>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Color de un clic</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Laboratorio de posiciones</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Sobre esta posición</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Candidatas</translation>
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
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Tiros</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Aún no has terminado ningún match contra el ordenador. Juega uno: su resultado estará aquí.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low} a {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} de {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Jugar…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Es casi seguro que ganas más de la mitad de los matches.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Resultados contra rivales</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Porcentaje (intervalo del 90&#xa0;%)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Ganados</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A computer: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation type="vanished">Un bot: {level}</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Una persona en este ordenador</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Inscripción tardía</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Quién llega tarde</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>¿Quién llega tarde? Juega a partir de la ronda siguiente.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>¿Quién llega tarde? Juega en el lugar de un bye.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>%n match más…</numerusform>
            <numerusform>%n matches más…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Terminarlo…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Nuevo match…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>¿Otra vez?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Un clic lo empieza. Puedes parar cuando quieras y seguir más tarde: no se pierde nada.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>En curso · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Tu primer match</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Jornadas que cuentan</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Liga</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Puntos por puesto</translation>
    </message>
    <message>
        <source>Points in the league by place, such as 10-7-5-3-2-1</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">Puntos en la liga por puesto, como 10-7-5-3-2-1</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Puntos en la liga por puesto, como {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as 10-7-5-3-2-1.</source>
        <translation type="vanished">Los puntos de los puestos son números, como 10-7-5-3-2-1.</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Los puntos de los puestos son números, como {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Mejor: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Cubo: {found} de {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Decide en el tablero, como en una partida. S muestra la respuesta, K la salta, Esc termina.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>¿Doblar o no?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Acertada</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Acertada después</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Acertada, aunque no a la primera.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Acertada: lo bastante cerca.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Acertada: es lo mejor.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>En el match elegiste {answer}, que costó {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>En el match elegiste {answer}, que era correcto.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>En el match {name} eligió {answer}, que costó {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>En el match {name} eligió {answer}, que era correcto.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Jugadas: {found} de {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No acertada</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>No acertada.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>¿Redoblar o no?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Saltada</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>¿Aceptar o rechazar?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>¿Aceptar, rechazar o volver a girar el cubo?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>El motor mira tu respuesta…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Hay algo mejor: {answer} cede {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Esta respuesta no se ha podido valorar. Da otra, o pide que se muestre.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Este match aún no está analizado: después podrás aprender de él.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>¿Cuál es la mejor jugada?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Decides de nuevo donde hubo errores. Hay también algunas decisiones correctas, y nada delata la respuesta antes de que des la tuya.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Has acertado {found} de {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Aquí tenías que decidir tú.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Tu respuesta: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Tu respuesta: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>doblar</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>no doblar</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>no redoblar</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>rechazar</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>redoblar</translation>
    </message>
    <message>
        <source>take</source>
        <translation>aceptar</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Aquí tenía que decidir {name}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} de {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n error que costó {cost} o más.</numerusform>
            <numerusform>%n errores que costaron {cost} o más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Otra vez la que fallaste (%n)</numerusform>
            <numerusform>Otra vez las %n que fallaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>Ya habías acertado %n de ellas antes.</numerusform>
            <numerusform>Ya habías acertado %n de ellas antes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analizar…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Aprender de este match</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Preguntas hasta ahora</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Errores de quién</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Aprender de este match</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Yo</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Partidas de la sesión</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Partidas:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Tipo de juego</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sesión por dinero</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Otra longitud:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Match a puntos</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Puntos del match</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sin límite</translation>
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
        <translation>Lentes</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Tiradas siguientes</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Lente de marcador</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Tiros</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>0.100 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">0,100 por encima de la media, o más</translation>
    </message>
    <message>
        <source>0.100 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">0,100 por debajo de la media, o más</translation>
    </message>
    <message>
        <source>1C</source>
        <extracomment>Head of a row or column: 1-away in the Crawford game. As short as can be</extracomment>
        <translation>1C</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Después de la tirada es ± {percent}, la banda de color.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Todo esto es para partidas por dinero, antes de la tirada. No todas las fichas están en casa: el camino hasta allí se prueba muchas veces, así que un EPC puede desviarse {error}; desde ahí las tiradas son exactas. Unilateral: ambos juegan a gastar las menos tiradas posibles, y el cubo lo valora un modelo.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Todo esto es para partidas por dinero, antes de la tirada. Las tiradas son exactas para quien juega a gastar de media las menos posibles. Unilateral: ambos juegan así, y el cubo lo valora un modelo.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Cualquier blot</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>En ninguno de estos marcadores puede doblar este jugador.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>Al {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Con un {percent} de victorias, el modelo dice {nd} sin doblar, {dt} tras aceptar y {dp} tras rechazar.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Con un {percent} de victorias, el modelo dice {nd} sin doblar.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Punto de cash</translation>
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
        <translation>Cubo muerto</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Desastres</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Doblar y redoblar; take</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Double match point</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Doblar, no redoblar; take</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Doblar, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Doblar, take</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Doblar; pass</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Punto de doblar</translation>
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
        <translation>Estimado a partir de las probabilidades con el marcador actual</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exacto, cubo centrado: {nd} sin doblar, {dt} tras aceptar, {dp} tras rechazar.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exacto, cubo propio: {nd} sin redoblar, {dt} tras aceptar, {dp} tras rechazar.</translation>
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
        <translation>Precio del gammon</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammons</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Jokers</translation>
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
        <translation>Partida por dinero</translation>
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
        <translation>No doblar</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ahí nadie puede doblar.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Aún sin valorar.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Quien tira</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Unilateral</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Precio, cubo girado</translation>
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
        <translation>Redoblar, take</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Solo las apuestas</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Desviación estándar</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Punto de take</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>El motor está valorando…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>El motor: {nd} sin doblar, {dt} tras aceptar, {dp} tras rechazar.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Se están calculando los valores exactos…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Las cifras dicen por cuánto supera la mejor opción a la siguiente.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Las cifras dicen lo que cede ahí el movimiento que se hizo.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>El mercado se pierde tras {pairs} de 1296 secuencias de una tirada y su respuesta ({share}), y tras {rolls} de 36 tiradas con al menos la mitad de las respuestas.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>El rival está a {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>El rival necesita 1 punto, en la partida Crawford</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>El jugador que decide está a {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>El jugador que decide necesita 1 punto, en la partida Crawford</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Punto de demasiado bueno</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Bilateral</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Desperdicio</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>no puede mover</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>comía antes del cambio</translation>
    </message>
    <message>
        <source>disaster: 0.300 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">desastre: 0,300 por debajo de la media, o más</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>desastre: {number} por debajo de la media, o más</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>doble y pass tras {count} de 36 respuestas</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>doble y take tras {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>evaluado</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>exacto</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>fórmula</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>comía</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>come</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>come 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>come solo después del cambio</translation>
    </message>
    <message>
        <source>joker: 0.300 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">joker: 0,300 por encima de la media, o más</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>joker: perdido tras la mitad de las respuestas, o más</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>joker: el mercado se pierde tras cualquier respuesta</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>joker: {number} por encima de la media, o más</translation>
    </message>
    <message>
        <source>lost after some</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">perdido tras algunas</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>perdido tras algunas de las respuestas</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>dinero</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>casi siempre ni siquiera un doble</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>no doblar tras {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>recube vig</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>puntos de take: quien tira, rival</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>Valoradas {count} de 21 tiradas distintas…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} dice «{said}», pero el número de tiradas necesarias pedía «{right}».</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, by the rolls needed “{right}” is right.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation type="vanished">{formula} dice «{said}»; según las tiradas necesarias, lo correcto es «{right}».</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} dice «{said}»; lo exactamente correcto es «{right}».</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} por encima de la media, o más</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} por debajo de la media, o más</translation>
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
        <translation>{own}-away contra {theirs}-away, después de la partida Crawford</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>Punto {point}</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ es una estimación hasta que el motor haya valorado ese marcador.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Lente de marcador</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Tu nivel es PR {rate} ± {interval} (90&#xa0;%): una primera estimación de {guess}, corregida por %n decisión contada. Estadísticas en el tiempo da la simple media, sin la estimación.</numerusform>
            <numerusform>Tu nivel es PR {rate} ± {interval} (90&#xa0;%): una primera estimación de {guess}, corregida por %n decisiones contadas. Estadísticas en el tiempo da la simple media, sin la estimación.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Lo sustituye un jugador sencillo: BGDESK_ENGINE dice {detail}; puede ser plain o sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Lo sustituye un jugador sencillo: el motor necesita {detail} del entorno de Visual C++; falta.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Lo sustituye un jugador sencillo: el procesador no tiene {detail}, que el motor necesita.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Lo sustituye un jugador sencillo: el motor fuerte no está hecho para este ordenador.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Lo sustituye un jugador sencillo: BGDESK_ENGINE ha desactivado el motor fuerte.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Lo juega una red pequeña entrenada para este juego; el PR solo se mide en el backgammon.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Peleón</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Dobla demasiado pronto.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Dobla demasiado tarde y rechaza lo que debería aceptar.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Come siempre que puede, también a riesgo en su casa.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Acaparador</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Se aferra a su ancla mucho después de la hora de irse.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermedio</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Su núcleo rápido no se puede cargar aquí, el registro dice por qué: el análisis tarda unas cuatro veces más.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Su núcleo rápido no conoce esta versión: el análisis tarda unas cuatro veces más.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Su núcleo rápido está dañado o es de otra versión: el análisis tarda unas cuatro veces más.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Su núcleo rápido está desactivado por BGDESK_CORE: el análisis tarda unas cuatro veces más.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Su núcleo rápido no se ha compilado aquí: el análisis tarda unas cuatro veces más.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Deja los menos tiros que puede, incluso cuando debería ser audaz.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Aún no se ha analizado ningún match tuyo: tu nivel es una suposición, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>El PR (performance rating) dice cuánto cede una decisión media: cuanto más bajo, más fuerte.
La clase mundial está cerca de 3, los expertos de torneo de 6, los buenos jugadores de club de 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR cerca de {rate}, estimado</translation>
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
        <translation>Juega un poco mejor que tú</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Juega a tu nivel</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Corredor</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Corre con sus fichas de atrás demasiado pronto y abandona sus anclas.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Sparring</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Impetuoso</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>El más fuerte</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Las probabilidades de este juego se conocen con exactitud; el PR solo se mide en el backgammon.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>El motor fuerte no conoce este juego: lo juega un jugador sencillo, más débil de lo indicado.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Cubo tímido</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Clase mundial</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Tu rival mantiene su fuerza todo el match, hagan lo que hagan los dados.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>lo sustituye un jugador sencillo</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>juega a PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>juega a PR {rate} según estimación</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>juega a PR {rate} ± {interval}</translation>
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
        <translation>Otro programa ocupa la biblioteca {subject}: esto no se ha guardado; todo lo anterior se conserva.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Otro programa está escribiendo {subject} en este momento; no se ha sobrescrito nada.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Análisis perdidos, que se pueden hacer otra vez: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>No se puede leer nada de ella y no hay copia de seguridad.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>No se puede leer nada de la biblioteca {subject} y no hay copia de seguridad: se ha empezado una nueva; el archivo antiguo se conserva como {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} está vacía.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} estaba vacía y no hay copia de seguridad: se ha empezado de nuevo.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>No faltará nada.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Los datos no se han podido mover a {folder} ({detail}). No se ha movido nada.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>El disco está lleno: esto no se ha podido guardar en {subject}; todo lo anterior se conserva.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>El archivo {subject} no contiene ninguna biblioteca legible; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>El archivo {subject} no es una biblioteca de bgdesk; se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>El archivo {subject} es la propia biblioteca actual; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>La carpeta {folder} es parte de la actual; elige otra. No se ha movido nada.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>La biblioteca está sana: se pueden leer todas las páginas y todos los matches.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>La biblioteca estaba dañada y se ha reparado; no falta nada. El archivo antiguo es {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>La biblioteca estaba dañada. Todo lo que aún se puede leer está en una nueva; el archivo antiguo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>No se puede escribir en la biblioteca {subject}; todo lo guardado antes se conserva.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Hoy no se ha podido hacer la copia de seguridad de la biblioteca {subject} ({detail}); la biblioteca está sana.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>No se ha podido usar la biblioteca {subject} ({detail}); todo lo guardado antes se conserva.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} está dañada, así que no se ha hecho ninguna copia; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} está dañada. Cierra bgdesk y ábrelo otra vez: todo lo que se pueda leer pasará a una biblioteca nueva y el archivo antiguo se conservará.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} está dañada; se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} está dañada; no se ha cambiado nada en ella. El próximo arranque pasa todo lo que se pueda leer a una nueva y conserva el archivo antiguo.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>La biblioteca {subject} ha desaparecido y se ha empezado una nueva. Hay una copia de seguridad que se puede restaurar: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>La biblioteca {subject} ha desaparecido. Hay una copia de seguridad que se puede restaurar: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} está abierta en bgdesk; ciérrala antes allí. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>En su lugar se usa la biblioteca {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} estaba vacía (0 bytes) y no hay copia de seguridad: se ha empezado una nueva.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} se movió o se quitó mientras estaba abierta: esto no se ha guardado.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La biblioteca {subject} la escribió un bgdesk más nuevo; se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>La biblioteca {subject} la escribió un bgdesk anterior y no se puede hacer copia de seguridad ({detail}); se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>El match {subject} no se puede leer ({detail}); se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>El match {subject} está abierto en otra ventana de bgdesk; ciérralo antes allí.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Otro programa ha cambiado el match {subject}; no se ha sobrescrito nada.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>El match {subject} se quitó en otra ventana: su análisis ha terminado y no se conserva nada más de él.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Pueden faltar los últimos movimientos, porque el archivo que los contenía también estaba dañado.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>El próximo arranque la llena con lo que se pueda leer de ella.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>La ruta de la biblioteca {subject} es demasiado larga; necesita una carpeta con una más corta.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>En {folder} ya hay datos de bgdesk; elige otra carpeta. No se ha movido nada.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>No hay copia de seguridad: el próximo arranque empieza una nueva.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Aún no hay biblioteca {subject}; bgdesk la crea al arrancar por primera vez.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>No hay biblioteca {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>No hay ningún match {subject} en la biblioteca.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>No hay espacio suficiente en el disco de {folder}. No se ha movido nada.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Estos matches se han perdido: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Estos matches han vuelto de la copia de seguridad {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Estos matches no se pueden leer: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>A estos matches les faltan movimientos al final: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Estos matches volverán de la copia de seguridad {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Este torneo no se puede leer ({detail}); se ha dejado como estaba, y sus matches también.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Este torneo ya no está en la biblioteca.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Este torneo está abierto en otra ventana de bgdesk; ciérralo antes allí.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Lo que hay en {subject} no se ha podido poner en la papelera; puedes quitarlo a mano.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Tus datos están en {folder}, que {service} sincroniza. Mientras juegas, puede copiar una biblioteca a medio escribir o poner en su lugar una más antigua de otro ordenador. Es mejor tener los datos solo en este ordenador y hacer copias en {service}; o cerrar bgdesk aquí y dejar que {service} termine antes de abrirlo allí.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>un match del que solo se conoce el ID ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk se interrumpió y el archivo {subject} ha desaparecido desde entonces: puede faltar lo último que se jugó.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>{count} más</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} contra {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Otras líneas desde aquí</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Unirse por invitación…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Abrir una mesa…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>&amp;Mirar por invitación…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>En un &amp;servidor…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Copiar la &amp;invitación para mirar</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Matches con otros que siguen en curso</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Abre una mesa y envía su invitación, o únete con una que te hayan enviado.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Al &amp;tablero</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Escribe antes un nombre: el otro jugador lo ve.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Con otros</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Tu &amp;nombre</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>El match espera a que se tecleen los dados.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Este match no se puede abrir ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>¿Por dónde?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk y esto no se ha podido abrir ni guardar. Lo que hay en la biblioteca se conserva; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Buscar un match</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Buscar un jugador, un evento o un archivo</translation>
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
        <translation>Analizar (F7) muestra aquí cómo fueron las probabilidades</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Curso del match</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Analizado</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>añadido el {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>en parte</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>sí</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Ganaste por tiempo con {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Ganaste la sesión {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Ganaste {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>abandono con {white} : {black}, ganaste</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>abandono con {white} : {black}, ganó {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>la sesión acabó en empate, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>en curso, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} ganó por tiempo con {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} ganó la sesión {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} ganó {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} contra {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} contra {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Todos los matches…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Todos…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Aquí se conserva lo que juegas y abres. Haz clic en un match para verlo otra vez, y lo que costó cada movimiento una vez analizado.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Tus matches</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>&amp;Eliminar para siempre…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Más…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Nuevo match…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>E&amp;tiquetas…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Anali&amp;zar todos</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Analizar en segundo plano todos los matches que aún no lo están; puedes parar cuando quieras</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>¿Eliminar para siempre %n entrada de la papelera, con todos los análisis?</numerusform>
            <numerusform>¿Eliminar para siempre %n entradas de la papelera, con todos los análisis?</numerusform>
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
        <translation>Nada aquí tiene todas estas palabras.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Abrir un &amp;archivo…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>Ca&amp;mbiar nombre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>¿Quitar lo marcado? Una partida de Coan ki no se puede recuperar.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Guardar una copia como…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>La papelera está vacía. Lo que quitas queda aquí 30 días y se puede restaurar.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Entonces los dados de los matches en curso no se podrán comprobar nunca.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Los archivos de los que se leyeron los matches quedan donde están.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Aquí aún no hay ningún match.
Empieza uno nuevo, o abre un archivo de cualquier programa: lo que juegas y lo que abres se conserva aquí.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Aquí aún no hay ninguna posición. Pega un XGID u otra posición con Ctrl+V en la ventana.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Esta partida está abierta en la ventana de Coan ki; ciérrala antes de quitarla.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Este match está en el tablero; mira otro antes de quitarlo.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Escribe menos palabras, o mira en otra página.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Qué se muestra</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Segundo jugador</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Comprobar estos dados a tu manera…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Secreto de los dados</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Verificar los dados</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Más: tiradas y dados</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Más: tiradas y dados</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Escribe el movimiento, por ejemplo {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>¿Por dónde? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>No tienes ninguna ficha en la barra; las de la reserva se escriben {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>«{text}» no es un movimiento. Escribe puntos, por ejemplo {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>Falta un turno en el registro</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Ambos han sacado {die}: cubo en {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>El tablero se colocó a mano</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>La partida empieza con esta posición</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>La colocación se corrigió</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Has ganado la tirada inicial: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>un movimiento ilegal</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>dobla a {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>elige {double}</translation>
    </message>
    <message>
        <source>names {face}-{face}</source>
        <extracomment>In a player&apos;s column: the player chooses this double. Short</extracomment>
        <translation type="vanished">elige {face}-{face}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>no dobla</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>no redobla</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>rechaza</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>redobla a {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>abandona</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>se queda sin tiempo</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>acepta</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ha ganado la tirada inicial: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>otra línea</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>otra línea, plegada</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Los movimientos aparecen aquí.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Seguir jugando desde aquí…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>&amp;Buscar en esta red</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>Su &amp;código</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Unirse a esta &amp;mesa</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Hasta ahora no responde ninguna mesa; se sigue preguntando.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Mesas en esta red</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>completa</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n decisión en posiciones como esta</numerusform>
            <numerusform>%n decisiones en posiciones como esta</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Recorriendo tus matches…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Aún se están leyendo matches.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>La decisión de tu biblioteca (%n) no se tomó en una posición como esta.</numerusform>
            <numerusform>Ninguna de las %n decisiones de tu biblioteca se tomó en una posición como esta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Solo con esta tirada</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Posiciones como esta</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>La preparación no es una posición que pueda darse.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>Aún no hay matches en tu biblioteca: abre uno (Ctrl+O) o juega uno.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Cada juego lo juega el motor que mejor lo conoce; el PR solo se mide en el backgammon.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuevo match</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Leer las reglas de lo elegido ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Todas las reglas y los dados</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Todas las reglas y los dados</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Sortear</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Según la lista</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Como quieras</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Tienen que pasar al menos dos de los grupos.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Tienen que participar al menos dos.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Por rating</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Suizo de club: cinco rondas a 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Doble eliminación de 8</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Sorteo</translation>
    </message>
    <message>
        <source>Eight players: 5-5-7</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds</extracomment>
        <translation type="vanished">Ocho jugadores: 5-5-7</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Ocho jugadores: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: 7-7-7-9</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds</extracomment>
        <translation type="vanished">Velada de 16: 7-7-7-9</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Velada de 16: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Para estos grupos tienen que participar al menos {least}.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Cuatro grupos de 4 y después eliminatorias</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Las reglas caseras y el cubo son los de tu último match nuevo; la regla Jacoby no tiene sitio aquí. Cada match entre bots se juega de verdad, en segundo plano, y se puede mirar.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Copa de Hypergammon</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>En este formato pueden participar como mucho {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Todos contra todos, 4</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Copa de Tavli a 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as 7-7-7-9.</source>
        <extracomment>{most} is a number</extracomment>
        <translation type="vanished">Los puntos de las rondas son números de 1 a {most}, como 7-7-7-9.</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Los puntos de las rondas son números de 1 a {most}, como {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>El torneo necesita un nombre.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Con reloj: 2 minutos por &amp;punto y 12 segundos por movimiento</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Ningún navegador abre {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Hay una versión más nueva de bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Buscar ahora</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Abrir la página de descarga</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Preguntando…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Buscar una versión más nueva</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Hay una versión más nueva: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Tienes bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Tienes la versión más nueva.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk pregunta a {host} el número de la versión más nueva y no dice nada de ti, de tu ordenador ni de tu versión; como con cualquier página que abres, {host} ve tu dirección de internet.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Mapa del mercado: tras qué tiradas se pierde el mercado</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Aquí no va a tirar nadie.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Mapa de temperatura</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Mapa de temperatura: cuánto vale cada tirada</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>La respuesta a la mejor jugada</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>La respuesta a la jugada que se hizo</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>La tirada del jugador</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Qué se muestra de cada tirada</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Quien va a tirar no puede doblar aquí, así que no hay mercado.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Tiradas de quién</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Por la regla Holland nadie puede doblar antes de que ambos hayan tenido dos turnos en esta partida.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>En la partida Crawford nadie puede doblar.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>El cubo está muerto: con este marcador, al jugador que tira le basta tal como está para ganar el match.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>El cubo es del rival: solo puede doblar su dueño.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>En un match a 1 punto no hay cubo.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Este juego se juega sin cubo.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
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
        <translation>{number} no vale aquí: se pide un número de {least} a {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>dados de ambos jugadores</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Fuerza</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>Fuerza de &amp;Blanco</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Ordenador contra ordenador</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Juega como la gente de esta fuerza</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Alguien en otro ordenador, quienquiera que tenga la invitación.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>&amp;Estilo</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Fuerza de &amp;Negro</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Fuerza de Negro</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>El ordenador</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Dos jugadores, un ordenador</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Tus fichas</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Regla Crawford</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Regla Holland</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Regla Jacoby</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>una tirada inicial nueva en cada partida</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>como máximo cinco en un punto</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>los dobles automáticos cuentan para la regla Jacoby</translation>
    </message>
    <message>
        <source>automatic doubles satisfy Jacoby</source>
        <translation type="vanished">los dobles automáticos cumplen Jacoby</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon solo con una ficha en la barra</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beavers</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beavers y raccoons</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beavers, raccoons y otters</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>reloj</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>cuatro puntos por una ficha en la barra</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>sesión por dinero</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>sin cubo</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>sin comer y seguir en casa</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>se permiten jugadas parciales</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>dobles automáticos sin límite</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>beavers y raccoons sin límite</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>tras {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>complemento de {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>sigue a {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>en lugar de {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>dejados por el rival</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>elegido tras {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>otra tirada</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Nuevo torneo…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>Tabla de la &amp;temporada…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>&amp;Deshacer lo quitado</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Empezado</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Cómo va</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Aún no hay ningún torneo. Empieza uno: dieciséis jugadores, matches a siete puntos, la final a nueve. Tú juegas tus matches en el tablero, y mientras los bots juegan los suyos.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Torneos</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} de %n match jugado</numerusform>
            <numerusform>{done} de %n matches jugados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Comprobar estos dados a tu manera</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>No se ha guardado nada en {folder}: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>El registro del match y un script de pocas líneas están en {folder}. Abre allí un terminal y escribe: {command} y detrás la huella que anotaste. Hace falta Python, pero no bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Aún no hay ningún match tuyo analizado. Abre uno en el cuadro y analízalo, o haz en los ajustes que los matches se analicen al terminar.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Performance ratings con su intervalo del 90&#xa0;%. Intro muestra el match.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Tu juego, match a match</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Volver</translation>
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
        <translation>Arrastra para ensanchar el panel; doble clic para su anchura habitual</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>As it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation type="vanished">Como debe mostrarse; los nombres de los matches quedan como están.</translation>
    </message>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>El nombre como debe mostrarse; los nombres de los matches quedan como están.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>¿Otra?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Buena partida.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Buena suerte.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Buena tirada.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, por favor.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Gracias.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien jugado.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Ganados</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Dados</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Rival</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Desde esta posición empieza un match de práctica.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Aquí empieza un match de práctica, con las mismas reglas. Este match queda como está.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Dados nuevos</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dados reales, tecleados</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Volver atrás hasta aquí</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Los movimientos posteriores se tachan, y el match cuenta como práctica.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Las mismas tiradas que en el match, mientras duren</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Dos jugadores, un ordenador</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Al volver atrás, sacar otra vez los mismos dados</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Tú juegas con</translation>
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
        <translation>Haz clic en un punto: hecho por el jugador, un blot, vacío, cualquier cosa. Clic derecho: los del rival. Teclas: flechas, Espacio, Mayús+Espacio, Supr.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Puntos de la posición</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>un blot del rival</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>un blot del jugador</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>cualquier cosa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>hecho por el rival</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>hecho por el jugador</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>punto {number}</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to 3-1</source>
        <extracomment>Below the field for a name</extracomment>
        <translation type="vanished">Una barra inclinada crea una carpeta: Aperturas/Respuestas a 3-1</translation>
    </message>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Una barra inclinada crea una carpeta: Aperturas/Respuestas a {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Ya hay otra posición con este nombre, que será sustituida.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Nombre de esta posición</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Posición</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Una tarjeta es una posición en la que fallaste. Se te vuelve a preguntar: pronto mientras es nueva, y rara vez cuando ya la sabes.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Una tarjeta nueva.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Doblar o no</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Terminó en la posición {number}: importa el archivo otra vez para el resto.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Sabida</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Fallada</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Casi bien: eso cuesta {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Aún no hay tarjetas</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>No doblar</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Sin responder.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Nada más por hoy</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Abre uno de tus matches y haz que se analice: entonces se ofrecen tarjetas de tus errores.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Juega un match, o abre uno de otro sitio, y haz que se analice.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Bien: lo bastante cerca de lo mejor.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Bien: es lo mejor.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Desde tu última respuesta, un nuevo análisis ha encontrado mejor otra respuesta.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Aceptar y girar el cubo otra vez</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Take o pass</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Esta respuesta no se ha podido guardar y no cuenta.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Esta respuesta no se ha contado: la tarjeta se respondió o se quitó en otra ventana.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Esto no cambia cuándo toca la tarjeta.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Mal: eso cuesta {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Fallaste esta tarjeta, así que vuelve una vez más. Esta vez no cuenta.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Tus propios errores</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>mañana</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} pendientes</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} nuevas</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Preguntar otra vez</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Exportar para Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Buscar parecidas…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Cómo funciona</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Importar posiciones…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Nuevo match…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Aún no hay nada pendiente: una tarjeta llega aquí cuando se ha respondido por primera vez.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Practicar sin contar</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Apartadas</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Los próximos 30 días</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Entrenadores…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Quién practica</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Has fallado estas tarjetas una y otra vez, o las apartaste. Ya no se preguntan: mira en su lugar posiciones parecidas.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Tus matches…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Ninguna de estas tarjetas se puede preguntar ahora: quizá las pregunta otra ventana, o no se pueden leer.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Ninguna de estas decisiones se puede preguntar como tarjeta.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Aquí no queda nada por hoy.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk y no se puede mostrar la lista de tarjetas. Se conservan; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Ya hay otro conjunto de reglas con este nombre.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Nombre de este conjunto de reglas</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Mis reglas</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>&amp;Conjunto de reglas</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Conjunto de reglas</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Guardar las reglas de abajo con un nombre, para volver a elegirlas</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Un match con la regla Crawford y nada más.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Un match con la regla Crawford y, después de ella, la regla Holland.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Una sesión por dinero con Jacoby y beavers; sin dobles automáticos.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Una sesión por dinero con Jacoby, beavers y un doble automático por partida.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Amistoso sin cubo</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Club con Holland</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Dinero con las reglas habituales</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Sin doblar; los gammons y backgammons cuentan.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Dinero en serio</translation>
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
        <translation>Tras la mejor jugada: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Tras la jugada que se hizo: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Tras {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>No se ha podido leer el registro: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>El informe está en {file}. No se ha enviado nada.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>El informe no se ha escrito en {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Archivos zip (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>¿Por qué no tu respuesta?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Otro juego, otras reglas…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Jugar contra el ordenador</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Fuerza</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Tiradas hasta sacarlo todo</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Estos valores son para carreras como en el backgammon; aquí no hay ninguna.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (pocas decisiones)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 en el punto 1</translation>
    </message>
    <message>
        <source>3-3-3-2-2-2 from the 6-point down</source>
        <extracomment>A board: three checkers on each high point, two on each low one</extracomment>
        <translation type="vanished">3-3-3-2-2-2 desde el punto 6 hacia abajo</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 en el punto 6, 1 en el punto 3, 7 en el punto 2</translation>
    </message>
    <message>
        <source>A gammon won adds</source>
        <extracomment>Head of a column: what a gammon won adds, as a share of the stake</extracomment>
        <translation type="vanished">Ganar un gammon añade</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Sacar fichas</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Negro tiene el cubo en {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Negro tira</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Negro, contado desde el lado de Negro</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Ambos necesitan 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Ambos necesitan 7</translation>
    </message>
    <message>
        <source>Both of two enter</source>
        <extracomment>Head of a column: rolls that bring in both checkers from the bar</extracomment>
        <translation type="vanished">Entran las dos</translation>
    </message>
    <message>
        <source>Chance to take with</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation type="vanished">Probabilidad para aceptar</translation>
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
        <translation type="vanished">Doblar desde</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Double match point: ambos necesitan 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Doblar, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Doblar, take</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Quien dobla \ quien acepta</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Pips efectivos</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Buenas maneras</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Planes de juego</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Precio del gammon</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: necesitas 2, tu rival 1, partida Crawford</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: necesitas 1, tu rival 2, partida Crawford</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Cede</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Historia</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Valorado por {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Ventaja máxima para aceptar</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Probabilidad mínima para aceptar</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Ventaja mínima para doblar</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Ventaja mínima para redoblar</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Dinero, con el cubo girado</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>No doblar</translation>
    </message>
    <message>
        <source>One enters</source>
        <extracomment>Head of a column: rolls that bring in a checker from the bar</extracomment>
        <translation type="vanished">Entra una</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Jugadas de apertura</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Pips de distancia</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pips {white} a {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Seguir desde aquí contra el bot</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Jugar según el marcador</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Jugar bien</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Puntos hechos</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Puntos que faltan</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Carreras y cuentas</translation>
    </message>
    <message>
        <source>Redouble from</source>
        <translation type="vanished">Redoblar desde</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Tiradas de 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Tiradas con las que entra una</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Tiradas con las que entran dos</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Seguro o audaz</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Marcador {score} de {length}</translation>
    </message>
    <message>
        <source>Score {white}-{black} of {length}</source>
        <extracomment>Caption of a picture: the points that White and Black have in a match of so many points</extracomment>
        <translation type="vanished">Marcador {white}-{black} de {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Take up to</source>
        <extracomment>Head of a column: so many pips behind and less</extracomment>
        <translation type="vanished">Aceptar hasta</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Probarlo en el laboratorio</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Desperdicio</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Blanco tiene el cubo en {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Blanco juega {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Blanco tira: ¿doblar?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Blanco gana {win}, {gammon} con gammon, y pierde {lost} por gammon.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Blanco gana {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Gana el match</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Sin palabras</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Tus pips</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} desde el punto 6 hacia abajo</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} fuera</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} en la barra</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} en {point}</translation>
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
            <numerusform>%n de 36 tiradas te come dos veces, {rolls} tras {best}.</numerusform>
            <numerusform>%n de 36 tiradas te comen dos veces, {rolls} tras {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n de 36 tiradas te come donde cuesta 10 pips o más, {rolls} tras {best}.</numerusform>
            <numerusform>%n de 36 tiradas te comen donde cuesta 10 pips o más, {rolls} tras {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n de 36 tiradas te come, {rolls} tras {best}.</numerusform>
            <numerusform>%n de 36 tiradas te comen, {rolls} tras {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n de 36 tiradas come dos veces a {name}, {rolls} tras {best}.</numerusform>
            <numerusform>%n de 36 tiradas comen dos veces a {name}, {rolls} tras {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n de 36 tiradas come a {name} donde cuesta 10 pips o más, {rolls} tras {best}.</numerusform>
            <numerusform>%n de 36 tiradas comen a {name} donde cuesta 10 pips o más, {rolls} tras {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n de 36 tiradas come a {name}, {rolls} tras {best}.</numerusform>
            <numerusform>%n de 36 tiradas comen a {name}, {rolls} tras {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n de 36 tiradas deja al rival en la barra, {rolls} tras {best}.</numerusform>
            <numerusform>%n de 36 tiradas dejan al rival en la barra, {rolls} tras {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n de 36 tiradas deja escapar una ficha de detrás del bloqueo más largo, {rolls} tras {best}.</numerusform>
            <numerusform>%n de 36 tiradas dejan escapar una ficha de detrás del bloqueo más largo, {rolls} tras {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Tras {best} el bloqueo mide %n punto, y ahora solo {length}.</numerusform>
            <numerusform>Tras {best} el bloqueo mide %n puntos, y ahora solo {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Tras {best} hay más puntos hechos: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Es más seguro (come %n de 36 tiradas, {rolls} tras {best}), pero renuncia a un punto: {points}.</numerusform>
            <numerusform>Es más seguro (comen %n de 36 tiradas, {rolls} tras {best}), pero renuncia a un punto: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Es más seguro (come %n de 36 tiradas, {rolls} tras {best}), pero renuncia a comer.</numerusform>
            <numerusform>Es más seguro (comen %n de 36 tiradas, {rolls} tras {best}), pero renuncia a comer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Es más seguro (come %n de 36 tiradas, {rolls} tras {best}), pero el bloqueo mide {length} puntos, no {longer}.</numerusform>
            <numerusform>Es más seguro (comen %n de 36 tiradas, {rolls} tras {best}), pero el bloqueo mide {length} puntos, no {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Renuncias a comer y a hacer retroceder así a tu rival %n pip.</numerusform>
            <numerusform>Renuncias a comer y a hacer retroceder así a tu rival %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Renuncias a comer varias fichas y a hacer retroceder así a tu rival %n pip.</numerusform>
            <numerusform>Renuncias a comer varias fichas y a hacer retroceder así a tu rival %n pips.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} conserva el punto {points}.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} hace el punto {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} renuncia a comer y a hacer retroceder así al rival %n pip.</numerusform>
            <numerusform>{name} renuncia a comer y a hacer retroceder así al rival %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} renuncia a comer varias fichas y a hacer retroceder así al rival %n pip.</numerusform>
            <numerusform>{name} renuncia a comer varias fichas y a hacer retroceder así al rival %n pips.</numerusform>
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
        <translation>&amp;Borrar esta lista</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Aún no se ha abierto ni guardado ningún archivo</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Un movimiento contra las reglas</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Introducirlo</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>¿Introducirlo tal como se jugó?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Introducir el movimiento tal como se jugó</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>¿Se deshace?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Se jugó así</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>No se mueve ninguna ficha, lo que es ilegal.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Objeción</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Pon las fichas donde se movieron, según las reglas o contra ellas.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Deshacerlo</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Entonces se juegan otra vez los mismos dados, según las reglas.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Este movimiento es ilegal: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Tu rival puede objetar hasta la próxima tirada o el próximo doble.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} no ha podido demostrar que es el correcto, así que no se ha preguntado nada.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} no ha dicho ninguna versión. Inténtalo otro día.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} no responde. ¿Está este ordenador en línea?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Partes del informe</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>El archivo contiene la última parte del registro, las versiones de bgdesk y sus partes, y los ajustes que cambiaste. Los nombres de jugadores, los secretos de los dados, tus palabras para los dados y tus matches se omiten. Los nombres de archivos abiertos solo están en un registro detallado (Ajustes, página Registro).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Cuando algo falla, esto ayuda a averiguar por qué. bgdesk no envía nada a ninguna parte: guarda un archivo zip que puedes mirar y pasar a alguien.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Un informe necesita un análisis: Analizar (F7) lo hace.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF para papel (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Página para el navegador (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Guardar un informe</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Se está escribiendo el informe…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>El informe se ha guardado como {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>El informe no se ha guardado: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Abandonar: perder el match</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Esto cuenta en el acto: tu rival no puede ganar más.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Tu rival puede negarse y seguir jugando por más.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(pocas decisiones)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Se usó una pista: práctica, sin rating.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Ya hay una revancha sellada, con las mismas palabras: esta es la huella de sus dados.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Aceptó el abandono</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Analizar muestra lo bien que jugaron ambos y qué decisiones mirar.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Analizando, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Analizando…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Mejor: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Ambas madres quedaron atrapadas.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Probabilidad de ganar el match que cedió la decisión</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Dobló</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Se deshicieron movimientos: práctica, sin rating.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Ningún jugador puede volver a mover.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Aquí no hay decisión.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Nadie cedió nada que merezca una mirada. ¡Bien jugado!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>En este match no se decidió nada, así que no hay nada que analizar.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Una decisión que mirar</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR de {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Rechazó el doble</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; less is better. With fewer than {fewest} decisions it says little.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">Performance rating: 500 veces el error medio de las decisiones que cuentan; cuanto menos, mejor. Con menos de {fewest} decisiones dice poco.</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Puntos que cedió la decisión</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Redobló</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>No aceptó el abandono</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Abandonó</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Secreto de los dados, cuyo SHA-256 es la huella de arriba:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Secreto de los dados, cuya huella se mostró antes de la primera tirada:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>La última partida no se terminó.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>La madre quedó atrapada.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>El resultado menos la suerte de ambos jugadores: lo que habrían dado solo los errores de ambos.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>La sesión acabó en empate, {score}</translation>
    </message>
    <message>
        <source>The session ended even, {white}-{black}</source>
        <extracomment>Heading: a session without a winner; both have so many points</extracomment>
        <translation type="vanished">La sesión acabó en empate, {white}-{black}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Tres decisiones que mirar</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Aceptó el doble</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Dos decisiones que mirar</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Lo que dieron las tiradas sobre la media de todas, en probabilidad de ganar el match.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Lo que dieron las tiradas sobre la media de todas, en puntos.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Con tutor; en todas las partidas, avisos {warned}, atendidos {heeded}: práctica, sin rating.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Con tutor; avisos {warned}, atendidos {heeded}: práctica, sin rating.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Con tutor: práctica, sin rating.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>No cediste nada que merezca una mirada. ¡Bien jugado!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Has rechazado el beaver.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Has rechazado el doble.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Has rechazado el otter.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Has rechazado el raccoon.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Has rechazado el redoble.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Se te ha acabado el tiempo y has perdido el match.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Has abandonado el match.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Has abandonado.</translation>
    </message>
    <message>
        <source>You won at {own}-{other}</source>
        <extracomment>Heading: the match was won before its end, at this score; the winner&apos;s points first</extracomment>
        <translation type="vanished">Has ganado con {own}-{other}</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Has ganado con {score}</translation>
    </message>
    <message>
        <source>You won, {own}-{other}</source>
        <extracomment>Heading: who won a match or a session, the winner&apos;s points first</extracomment>
        <translation type="vanished">Has ganado, {own}-{other}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Has ganado, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>probabilidades de {name} con suerte igualada</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>partida {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>partida {number}, con {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>suerte de {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>movimiento {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>puntos de {name} con suerte igualada</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>rating</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>tu PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>tus probabilidades con suerte igualada</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>tu suerte</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>tus puntos con suerte igualada</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} no cedió nada que merezca una mirada. ¡Bien jugado!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} ha rechazado el beaver.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} ha rechazado el doble.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} ha rechazado el otter.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} ha rechazado el raccoon.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} ha rechazado el redoble.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>A {name} se le ha acabado el tiempo y ha perdido el match.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} ha abandonado el match.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} ha abandonado.</translation>
    </message>
    <message>
        <source>{name} won at {own}-{other}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name} ha ganado con {own}-{other}</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} ha ganado con {score}</translation>
    </message>
    <message>
        <source>{name} won, {own}-{other}</source>
        <extracomment>Heading. {name} is a player, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name} ha ganado, {own}-{other}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} ha ganado, {score}</translation>
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
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuevo match…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partida siguiente</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Partida siguiente: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Revisar el match</translation>
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
        <translation>Algo ha fallado dentro de bgdesk y no se puede mostrar el resumen de este match. El match y su análisis se conservan; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Seguir jugando…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Probarlo</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Dados por jugar</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Por tirar</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Sacar fichas con un número más alto del necesario, y dados sobrantes tras la última ficha</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Cuánto ha bajado la propia cuenta de pips del jugador</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Dados que no se pudieron jugar porque el camino estaba bloqueado</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Dobles</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Pips perdidos</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Pips jugados</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Pips sacados</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Pips desperdiciados</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Aquí se cuentan las tiradas, partida a partida.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Tiradas de dos dados iguales</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Tiradas hasta ahora; la inicial cuenta para el jugador que empieza con ella</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Suma de los dados</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Las caras sumadas tal como están, las de los dobles solo una vez</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Lo que permiten los dados; un doble cuenta el doble</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Todo el match</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Analiza antes esta decisión (F7): un rollout compara sus mejores jugadas.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Elige en las opciones de qué se hace el rollout.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>No hay ningún rollout en curso.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Solo se puede hacer un rollout de jugadas y decisiones de cubo de partidas de backgammon.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>En otro lugar</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Empieza el rollout…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Simulaciones: {done} de {total} como máximo</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>V {win} · {wg} · {wb}   P {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Espera al rollout en curso.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>semilla {seed}</translation>
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
        <translation>Algo ha fallado dentro de bgdesk y el rollout se ha detenido. Lo hecho hasta ahora se conserva; los detalles están en el registro.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>El motor no ha podido hacer un rollout de esta posición. Los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>De estas se hace el rollout</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>De lo que se jugó se hace siempre el rollout.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Elige de qué se hace el rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Solo se puede hacer un rollout de jugadas y decisiones de cubo de partidas de backgammon.</translation>
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
        <translation>Añadir tantas simulaciones como digan las opciones</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Terminar el rollout y guardar lo que tiene (Mayús+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Seguir con el rollout (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Ir a la decisión de la que se hace el rollout</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Poner el rollout en espera (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Con qué probabilidad es esta la mejor opción, según las simulaciones hasta ahora</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Cuántas simulaciones, con qué profundidad, qué semilla y qué opciones</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Más simulaciones</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Jugar esta decisión muchas veces (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Progreso del rollout</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>Hacer rollout</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>EE</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Mostrarla</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Error estándar: las barras llegan el doble de lejos a cada lado</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Lo que vale para el jugador que decide</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Todas las tiradas con un {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>Las 36 tiradas</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Un backgammon con una ficha en la barra cuenta cuatro veces.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Un backgammon, cuando el perdedor tiene además una ficha en la barra, cuenta tres veces.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Un backgammon, cuando el perdedor tiene además una en reserva, en la barra o en los puntos 24 a 19, cuenta tres veces.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Un backgammon, cuando el perdedor tiene además una en la barra o en la casa del ganador, cuenta tres veces.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Una ficha en la barra tiene que entrar antes de mover ninguna otra, y antes que las de la reserva.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Una ficha en la barra tiene que entrar antes de mover ninguna otra.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Una ficha atrapada en tu casa no impide sacar las demás.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Una ficha que come en su propia casa se queda allí el resto del turno.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Un dado saca una ficha de su punto y de ningún otro: uno más alto no saca ninguna.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Un dado saca una ficha de su punto; uno más alto saca una del punto más alto.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Una partida doble, cuando el perdedor no ha sacado ninguna, cuenta dos veces.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Un doble se juega cuatro veces, y después cuatro veces el número de la cara opuesta del dado: tras 5-5, cuatro doses.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Un doble se juega cuatro veces.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Un gammon, cuando el perdedor no ha sacado ninguna, cuenta dos veces.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Quien rechaza pierde la partida por la apuesta anterior; quien acepta se queda con el cubo y es el único que puede redoblar.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Quien se queda sin tiempo pierde la partida, y el reloj vuelve a empezar.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Quien se queda sin tiempo pierde el match.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Quien de todos modos gana el match con esta partida no puede doblar.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Un punto en el que está atrapada una de tus fichas queda cerrado para ti.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Un punto con una sola ficha rival ya está bloqueado; no se come nada.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Un punto con dos o más fichas rivales está bloqueado.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>Un raccoon puede responder a un beaver de la misma manera, y un otter al raccoon.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>Un raccoon puede responder a un beaver de la misma manera.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>Un raccoon puede responder a un beaver, un otter al raccoon, y así sin límite.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Una ficha rival sola se come y va a la barra.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Una ficha rival sola no se come, sino que queda atrapada: la tuya está encima y no se puede mover hasta que no quede ahí ninguna tuya.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Una victoria cuenta un punto.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Una victoria cuenta el valor del cubo.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>Tras 2 con 1, si se jugaron ambos números, eliges el doble que quieras y lo juegas como si lo hubieras sacado; si se jugó entero, tiras una vez más.</translation>
    </message>
    <message>
        <source>After 2-1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation type="vanished">Tras 2-1, si se jugaron ambos números, eliges el doble que quieras y lo juegas como si lo hubieras sacado; si se jugó entero, tiras una vez más.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Todas tus fichas tienen que entrar antes de mover ninguna otra.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Un doble automático cuenta como girar el cubo.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Cualquier parte de la tirada se puede dejar sin jugar.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>En cuanto un número no se puede jugar, se pierde todo lo que faltaba en ese turno.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Sacar fichas</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beavers: quien recibe un doble puede girar el cubo otra vez en el acto y quedárselo.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Antes de tirar puedes ofrecer doblar la apuesta, pero no en el primer turno de una partida.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Hay que jugar ambos dados si hay alguna manera de hacerlo, y un doble hasta donde se pueda.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Ambos jugadores mueven en el mismo sentido y cuentan igual los puntos: ambos entran en los puntos 24 a 19 y sacan desde los puntos 6 a 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Ambos jugadores mueven en el mismo sentido, desde esquinas opuestas: tu rival empieza en tu punto 12 y saca desde tus puntos 18 a 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Las fichas solo mueven hacia delante, de tu punto 24 a tu punto 1.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Las fichas del tablero pueden mover antes de que hayan entrado todas.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: no hay cubo en la primera partida después de que un jugador quede a un punto de ganar el match.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Cada número trae una ficha de la reserva al tablero: un 1 a tu punto 24, y así hasta un 6 a tu punto 19.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Cada uno tira un dado; el más alto empieza y tira ambos dados para el primer turno.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Cada uno tira un dado; el más alto empieza con esos dos números.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Cada uno tira un dado; el más alto empieza, con esos dos números o, si parece mejor, con una nueva tirada de ambos dados.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Los dados iguales se vuelven a tirar.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Los dados iguales en la tirada inicial doblan la apuesta; el cubo queda en el centro.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: después de esa partida nadie dobla antes de que ambos jugadores hayan jugado dos tiradas.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Si se jugó entero, a un doble le sigue otra tirada.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Si todas las fichas de tu rival están en un punto y tienes los seis puntos delante de él, debes abrir uno de ellos mientras puedas.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Si ambos jugadores tienen que pasar, uno tras otro, y ninguno podría jugar ningún número, la partida queda en tablas.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Si se puede jugar cualquiera de los dados pero no ambos, hay que jugar el más alto.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Si la atrapa ahí un rival cuyas fichas han dejado todas la salida, ese rival gana al momento una partida doble.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Si no se puede jugar nada, pasa el turno.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Si el rival aún tiene alguna ahí, la partida sigue, y se gana así cuando todas han salido mientras la madre sigue atrapada. Si también está atrapada la madre del rival, la partida queda en tablas.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Si te comen una, esa ficha tiene que volver antes a casa.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>En los tres primeros turnos de cada jugador un doble se juega cuatro veces. Desde el cuarto turno le siguen todos los números más altos, cuatro veces cada uno: tras 4-4 vienen cuatro cincos y cuatro seises.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Entra en la casa del rival: con un 1 en tu punto 24, con un 6 en el 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Entra con un 1 en tu punto 24, con un 6 en el 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: los gammons y backgammons solo cuentan cuando se ha girado el cubo.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Tampoco puedes tener los seis puntos del cuadrante de salida de tu rival.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Los números que no puedes jugar pasan a tu rival, que los juega con sus fichas, hasta donde se pueda, antes de que empiece el turno siguiente. Cuando uno de ellos no se puede jugar tantas veces como quedan de él, esto termina y los números más altos se pierden.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Cuando todas tus fichas están en tus puntos 6 a 1, puedes sacarlas.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Cuando todas tus fichas han entrado y están en tus puntos 6 a 1, puedes sacarlas.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Solo una ficha por turno puede dejar tu punto 24; dos, con 6-6, 4-4 o 3-3 en tu primer turno.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Jugar los dados</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>La barra</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>El principio</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Los juegos se juegan por turnos: {games}, y así otra vez desde el primero. Cada partida empieza con una nueva tirada inicial, ganara quien ganara la anterior.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Los juegos se juegan por turnos: {games}, y así otra vez desde el primero. Quien gana una partida empieza la siguiente; tras unas tablas deciden los dados.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>La última ficha que un jugador tiene en el punto 24 es la madre de ese jugador.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>El match</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>La madre</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Los jugadores mueven en sentidos opuestos, y cada uno cuenta los puntos desde su lado: tu punto 24 es el punto 1 de tu rival.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>La colocación y hacia dónde mueve cada jugador</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>El ganador recibe un punto por cada ficha que el perdedor no ha sacado.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Quien gana una partida empieza la siguiente.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>No hay cubo.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Hasta que tu primera ficha haya pasado la salida de tu rival, tu punto 12, ninguna otra puede dejar tu punto 24.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Cuánto vale una partida</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Mientras tienes fichas en reserva, un doble se juega solo cuatro veces y no le sigue otra tirada.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Mientras tienes fichas en reserva, ninguna otra puede mover a tu punto 12 ni más allá.</translation>
    </message>
    <message>
        <source>With a checker on the bar it counts four times.</source>
        <translation type="vanished">Con una ficha en la barra cuenta cuatro veces.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Solo puedes tener seis puntos seguidos si hay una ficha rival por delante de ellos.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>No puedes sacar fichas mientras una de las tuyas esté atrapada.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>No puedes comer antes de que una de tus fichas haya llegado a tu casa; hasta entonces una ficha rival sola bloquea su punto. Desde ahí puedes comer el resto de la partida.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>No puedes tener los seis puntos de tu cuadrante de salida, del 24 al 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Juegas tantas partidas como quieras; cada punto cuenta.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} en el punto {point}</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Distintas de tus ajustes</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Usar mis valores</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>No está en el archivo: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>El match no se ha guardado en {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>El match no se ha guardado en {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>análisis</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>reloj y tiempos de reflexión</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>pistas usadas</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>prueba de los dados</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>tiradas iniciales empatadas</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>lo que se deshizo</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>quién es el ordenador</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Aquí no hay ningún programa que muestre carpetas. El archivo está en {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Mostrar en la carpeta</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Hasta</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Lo mejor con cada marcador</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Hacia abajo: puntos que necesita el jugador. Hacia la derecha: el rival.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Marcadores notables</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Marcadores de ambos jugadores hasta tantos puntos por ganar</translation>
    </message>
    <message>
        <source>Scores up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation type="vanished">Marcadores hasta tantos puntos por ganar</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>No hay ninguna decisión en el tablero.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Todos los marcadores…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Lente de marcador</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Mueve el ratón para obtener unas palabras, o escribe las tuyas</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Los dados ya están sellados. En cada tirada entran palabras que bgdesk no podía conocer antes, así que no puede haber elegido dados a su gusto; escribe las tuyas para tener la certeza.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Tus &amp;palabras</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Todas las etiquetas</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Buscar un match</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Buscar jugadores, un juego, una etiqueta, un evento o un día</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Etiqueta</translation>
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
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Temporada de {league}</translation>
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
        <translation>Secciones de abajo</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Volver a la lista</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Iniciar sesión</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Contraseña del &amp;match</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>&amp;Ofrecer un match</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>&amp;Contraseña</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Servidor</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>La contraseña no se guarda en ningún sitio; sin ella entras como invitado.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>En un servidor como bgammon.org juega mucha gente, también sin bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>C&amp;errar sesión</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Sesión iniciada en {server} como {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Matches en el servidor</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Jugar en un servidor</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>Pun&amp;tos</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>El servidor tira los dados y nadie puede comprobarlos.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>El camino hasta allí no va cifrado: otros pueden leer lo que dices, y la contraseña.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>No hay partida Crawford, y una partida que se abandona se pierde como simple.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tu &amp;nombre</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Tu asiento está ocupado. El match empieza en cuanto alguien se una.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>Se está buscando {server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} puntos)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} puntos, con contraseña)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>0.020 and more: doubtful</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation type="vanished">0,020 y más: dudosas</translation>
    </message>
    <message>
        <source>0.040 and more: errors</source>
        <translation type="vanished">0,040 y más: errores</translation>
    </message>
    <message>
        <source>0.080 and more: blunders</source>
        <translation type="vanished">0,080 y más: errores graves</translation>
    </message>
    <message>
        <source>0: any that is free.</source>
        <translation type="vanished">0: el que esté libre.</translation>
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
        <translation>Una ficha que come en su propia casa se queda allí el resto del turno.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Un movimiento se puede introducir como se jugó, legal o no; vale si el rival no objeta antes de la próxima tirada o el próximo doble.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Un nombre o un número que va en una invitación propia. Tu router lo muestra.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>El jugador al que le toca puede ofrecer doblar la apuesta antes de tirar.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Quien recibe un doble puede girar el cubo otra vez en el acto y quedárselo. Solo en partidas por dinero.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Un cubo de verdad no tiene 1: está con el 64 arriba hasta que se gira.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>Tras 11 tiradas</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>Tras 16 tiradas</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>Tras 7 tiradas</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Después de la partida Crawford nadie dobla antes de que ambos jugadores hayan jugado dos tiradas.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Contra el ordenador, siempre desde tu lado; cuando miras, desde abajo.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>También llamado Murphy: una tirada inicial empatada dobla la apuesta, y el cubo sigue centrado. No es habitual en matches: elígelo allí para cada match.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>También ordenadores de internet</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Entonces un doble automático cuenta como girar el cubo. Solo en partidas por dinero.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Una antigua regla casera británica.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Analizar mis matches al terminar</translation>
    </message>
    <message>
        <source>And the difference between them.</source>
        <translation type="vanished">Y la diferencia entre ellas.</translation>
    </message>
    <message>
        <source>And three with one in the winner&apos;s home board.</source>
        <translation type="vanished">Y tres con una en la casa del ganador.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Según se juega</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Preguntar antes de doblar</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Como máximo cinco fichas en un punto</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Como máximo uno por partida</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Como máximo tres por partida</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Como máximo dos por partida</translation>
    </message>
    <message>
        <source>At most. More time looks deeper; the other opponents answer at once.</source>
        <translation type="vanished">Como máximo. Con más tiempo mira más a fondo; los demás rivales responden al momento.</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>En el cubo, antes de ofrecerlo.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Dobles automáticos</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Los dobles automáticos cuentan para la regla Jacoby</translation>
    </message>
    <message>
        <source>Automatic doubles satisfy Jacoby</source>
        <translation type="vanished">Los dobles automáticos cumplen Jacoby</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automáticamente, tras el último dado</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>El backgammon cuenta si queda una ficha</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>El backgammon con una ficha en la barra cuenta cuatro</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Sacar fichas por mí cuando no queda nada que decidir</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver y raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon y otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beavers</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Solo errores graves</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Tarjetas de repaso pendientes por día, como máximo</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Tarjetas por sesión</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>El cubo centrado muestra</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Las fichas y los dados mueven al instante.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Las fichas y los dados mueven más rápido, y el ordenador apenas espera.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Ordenadores de tu propia red</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Regla Crawford</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Las jugadas analizadas a más profundidad son mejores, y tardan muchas veces más.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Retardo por turno</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detallado</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Dados para matches nuevos</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Dados de un match anterior</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Flechas de dirección</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Cubo de doblar</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Decisiones dudosas y peores</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Terminar antes un rollout cuando es seguro</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Errores y peores</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Cada partida se juega por sí misma, y cada punto cuenta.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Todo lo que costó algo</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Dados justos (verificables)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Los dados justos se fijan con un secreto sellado antes del match y se pueden comprobar después.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Para cada opción, de 36 en 36: cada primera tirada sale el mismo número de veces.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Tanto para matches como para sesiones por dinero.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Del jugador de abajo</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Del jugador al que le toca</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Los gammons y backgammons solo cuentan cuando se ha girado el cubo. Solo en partidas por dinero.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Ayuda a encontrar la causa de un problema. Solo el registro detallado tiene los nombres de archivos abiertos; los secretos de los dados y los nombres de jugadores no están en ninguno.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Regla Holland</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Reglas caseras</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Cuánto recordar</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Si se acaba el tiempo</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>En todos los juegos</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>En juegos con otro recorrido que el backgammon</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>En el color de sus fichas, hasta tu primer movimiento.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>En el color de tus fichas.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Solo cuenta si el perdedor no ha sacado ninguna ficha.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>No piensa más tiempo que este. Con más tiempo mira más a fondo; los demás responden al momento.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Regla Jacoby</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Coste mínimo de un error</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Detalle del registro</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Buscar una vez al día, al iniciar bgdesk</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Perder la partida</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Perder el match</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>A mano: haz clic en los dados o pulsa Intro</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Con más contraste se elige también el tablero en blanco y negro, si no has elegido uno.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Más significa que cada tarjeta vuelve más a menudo.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Jugadas en un rollout</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Mis fichas</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Tarjetas nuevas por día</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Sin animación si el sistema lo pide</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Sin cubo en la única partida después de que un jugador quede por primera vez a un punto de ganar el match.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Sin comer y seguir en casa</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>No truncar: hasta el final</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>No todos los escritorios lo saben decir; «Sin animación» funciona en todas partes.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>De tus propios errores, si merecen una tarjeta.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Ofrecer tarjetas cuando se ha analizado un match</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>En la barra</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>En la barra o en la casa del ganador</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Solo otras ventanas de este ordenador</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Solo cuando ya no hay contacto y ninguna elección puede cambiar el resultado.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Solo mientras haya una mesa abierta, y solo con su invitación. Desde internet, normalmente solo se llega si rediriges el puerto a este ordenador en tu router; bgdesk no cambia nada allí.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Otros pueden mirar</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Jugadas parciales permitidas</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Pausa antes de que actúe el ordenador</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Jugar más rápido cuando ya no hay contacto</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Hacer por mí los movimientos forzados</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Reproducir sonidos</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Jugar con reloj</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Números de los puntos</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Puerto de tu mesa</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Provided the loser has borne off none.</source>
        <translation type="vanished">Siempre que el perdedor no haya sacado ninguna.</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dados reales, tecleados</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Modo árbitro para dos personas con dados reales</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Respecto al tamaño que usa el sistema. Los textos del tablero crecen con él, mientras haya sitio.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Repetidor</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Dados repetibles (a partir de un número)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Tiempo de reserva y un retardo por turno, como en los torneos.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Tiempo de reserva por punto</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Tirar por mí cuando no puedo doblar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Saludar cuando empieza un match</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Semilla de un rollout</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Mostrar pistas en el tablero</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Mostrar los hitos</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Mostrar en el marco, encima y debajo de la barra, hacia dónde mueve cada jugador.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Mostrar las cuentas de pips</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Mostrar con flechas el movimiento del ordenador</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Mostrar con flechas lo que el programa juega por mí</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Se muestra junto al tablero y en los matches guardados.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Velocidad de fichas y dados</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Takes effect the next time bgdesk starts.</source>
        <translation type="vanished">Surte efecto la próxima vez que se inicie bgdesk.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>La dirección de un repetidor (alguien ejecuta allí «bgdesk table-server») por el que otros llegan a tu mesa desde cualquier lugar. No puede leer lo que se dice. Vacío: ninguno.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>El retardo de cada turno es gratis; después corre tu tiempo de reserva.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Los dados se tiran al momento si no hay decisión de cubo antes de la tirada; entre dos personas, no tras un movimiento que el programa hace en lugar de una de ellas.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>También se muestra la diferencia entre ellas.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Gana quien llegue primero a un número de puntos.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>El otro jugador lo ve. Vacío: tu nombre de los ajustes.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>El resultado muestra entonces PR, suerte y las decisiones que mirar. Trabaja en segundo plano y cede el paso al juego.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>El mismo número da los mismos dados y, por tanto, el mismo resultado.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Entonces el motor valora la posición: más rápido y menos exacto.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Tiempo de reflexión del rival más fuerte</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Tiempo para ver los dados antes de que muevan las fichas.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Simulaciones de un rollout</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Truncar los rollouts</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Con dos turnos de retraso</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Hasta que no quede nada pendiente</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Hasta entonces puedes deshacer tus movimientos.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Hasta 7 puntos, o 7 partidas</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Lo que es peor con 199 probabilidades de 200 no recibe más simulaciones.</translation>
    </message>
    <message>
        <source>What is worse with a confidence of 99.5 % gets no further trials.</source>
        <translation type="vanished">Lo que es peor con una confianza del 99,5&#xa0;% no recibe más simulaciones.</translation>
    </message>
    <message>
        <source>What to stop at as an error</source>
        <translation type="vanished">Qué se considera error</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Lo que puedes hacer a continuación, durante unos segundos. Siempre se muestra por qué un movimiento no está permitido.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Lo que has alcanzado, en la página de estadísticas; allí no hay ninguna cuenta atrás.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Cuando solo hay un movimiento legal, o ninguno, se juega y se te avisa.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Quién puede llegar a tu mesa</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Quien tenga la invitación para mirar, que no es la misma que la de jugar.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Con 0 se usa cualquier puerto que esté libre.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Con una ficha en la casa del ganador cuenta tres.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Puedes dejar sin jugar parte de una tirada.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Tu dirección vista desde internet</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Tu nombre en las mesas</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk se cierra y vuelve en este idioma en cuanto sales de los ajustes.</translation>
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
        <translation>«Error siguiente» y la lista de errores omiten lo que costó menos.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>No se han encontrado ajustes.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Restablecer los valores de esta página</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Volver a poner esta página como estaba antes</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Deshacer</translation>
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
        <translation>Centrado</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partida Crawford</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Doble</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Juego</translation>
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
        <translation>Dinero</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Sin oferta</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Dueño del cubo</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Por tirar…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Buscar en los atajos</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>Come %n de 36 tiradas.</numerusform>
            <numerusform>Comen %n de 36 tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Tras la mejor jugada</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Tras la jugada que se hizo</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Como está</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Tiros de Negro a los blots de Blanco</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Blot</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Blots antes y después</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Comparar con este tablero</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Desde el punto {point}</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Mover una ficha desde</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>No mover ninguna ficha</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Mover esa ficha a</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Aquí no se puede comer nada.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Tiros</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>El blot del punto {point}</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Al punto {point}</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Tiros de Blanco a los blots de Negro</translation>
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
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Estadística de los dados</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Contador de tiradas</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiradas</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · {off} fuera</numerusform>
            <numerusform>%n pips · {off} fuera</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Dar el turno a este jugador (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Puntos ganados</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>le toca</translation>
    </message>
    <message>
        <source>{pips} pips</source>
        <extracomment>How far a player has still to go</extracomment>
        <translation type="vanished">{pips} pips</translation>
    </message>
    <message>
        <source>{pips} pips · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation type="vanished">{pips} pips · {off} fuera</translation>
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
        <translation>Solución</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Sin sonido: en este ordenador no hay altavoces ni auriculares.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Análisis mostrado</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>El más profundo en cada decisión</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Quitar un análisis</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Quitar este análisis…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Qué análisis se muestra</translation>
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
            <numerusform>%n ficha negra, de tu rival</numerusform>
            <numerusform>%n fichas negras, de tu rival</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n ficha negra, tuya</numerusform>
            <numerusform>%n fichas negras, tuyas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n ficha blanca, de tu rival</numerusform>
            <numerusform>%n fichas blancas, de tu rival</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n ficha blanca, tuya</numerusform>
            <numerusform>%n fichas blancas, tuyas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Partida Crawford, sin cubo</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Cubo centrado en {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Sin cubo</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pips: {own} a {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>El cubo se ofrece en {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Tu cubo en {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} tiene el cubo en {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, match a {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, sesión por dinero</translation>
    </message>
    <message>
        <source>{own}-{theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation type="vanished">{own}-{theirs}, match a {length}</translation>
    </message>
    <message>
        <source>{own}-{theirs}, money session</source>
        <extracomment>The score of a money session, two whole numbers: that of the player who reads it first</extracomment>
        <translation type="vanished">{own}-{theirs}, sesión por dinero</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, match a {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, sesión por dinero</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Falta una parte de bgdesk: {parts}. Instala bgdesk de nuevo.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Registros</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Sin sonido, porque a este sistema le falta {libraries}. Instálalo (en Debian y Ubuntu: {packages}) y reinicia bgdesk.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Sin sonido: la parte de sonido de Qt no se carga ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Sin sonido: la parte de sonido de Qt no está instalada. Escribe «{command}» en un terminal y reinicia bgdesk.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>No se puede acceder a la pantalla {display}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>No se puede usar la carpeta {folder}: hay un archivo en su lugar.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>No se puede usar la carpeta {folder}: su nombre no es posible.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>No se puede usar la carpeta {folder}: su ruta es demasiado larga.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>No se puede usar la carpeta {folder}: no tienes permiso para escribir en ella.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>No se puede usar la carpeta {folder}: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>La biblioteca está ahora como estaba en {file}. La anterior está entre las copias de seguridad, en Match, Tus datos.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>La otra ventana de bgdesk no responde, así que se ha abierto esta a su lado.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>La ventana no se puede abrir, porque a este sistema le falta {libraries} (en Debian y Ubuntu instala: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>No hay pantalla en la que abrir una ventana; {command} nombra las órdenes que no la necesitan.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>No hay ningún archivo {file}.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Este es bgdesk {version}: mira sus novedades.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>No tienes permiso para escribir en la carpeta {folder}: los ajustes cambiados se olvidan al cerrar bgdesk.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>No tienes permiso para escribir en la carpeta {folder}: tus matches se pueden mirar y exportar, pero todo lo que hagas se olvida al cerrar bgdesk.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Tus datos</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Tus datos están ahora en {folder}. Lo que queda en el lugar anterior se puede quitar: mira Match, Tus datos.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Tus datos se movieron a {folder}, que ahora no está. Conecta su disco e inicia bgdesk otra vez. Si se ha perdido, quita el archivo {detail}: entonces bgdesk empieza en el lugar habitual.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Una antigua carrera china alrededor de un circuito de dieciséis casillas.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Empate {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Buenas tardes</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Buenas noches</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Buenos días</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Perdido por tiempo con {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Perdido {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Abandonado con {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>El reloj sigue corriendo mientras estás aquí.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>El match sin terminar está abierto en otra ventana de bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Ganado por tiempo con {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Ganado {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Ganado por abandono con {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>contra {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>entre partidas</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>dados justos</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>ahora viene la tirada inicial</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>hoy</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>con tutor</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>ayer</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>te han doblado</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>te ofrecen un abandono</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>te toca</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>tienes {dice} por jugar</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} tiene {dice} por jugar</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>han doblado a {name}</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>ofrecen un abandono a {name}</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>le toca a {name}</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n entrada restaurada.</numerusform>
            <numerusform>%n entradas restauradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n match analizado.</numerusform>
            <numerusform>%n matches analizados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n match omitido:</numerusform>
            <numerusform>%n matches omitidos:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Todos estos ya están analizados o siguen en curso.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Analizando el match {number} de {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Matches encontrados</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n match pasado a la papelera. Puedes restaurarlo durante 30 días.</numerusform>
            <numerusform>%n matches pasados a la papelera. Puedes restaurarlos durante 30 días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n posición pasada a la papelera. Puedes restaurarla durante 30 días.</numerusform>
            <numerusform>%n posiciones pasadas a la papelera. Puedes restaurarlas durante 30 días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Detenido con %n match por analizar.</numerusform>
            <numerusform>Detenido con %n matches por analizar.</numerusform>
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
        <translation>{chance} de ganar la partida</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} de ganar el match</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000 veces la equity perdida por una decisión que no es forzada ni está lejos de un doble.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000 veces la equity perdida por un movimiento de cualquiera de los dos.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>Intervalo del 90&#xa0;%</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Todo lo que cuestan los errores, como si cada partida fuera por dinero.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Analizar (F7) muestra aquí lo bien que jugaron ambos.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Según cuentan otros programas</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Bear-off</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Errores graves</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Por tipo de decisión</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Jugadas de fichas</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decisiones que cuestan {least} o más y no son errores graves.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decisiones que cuestan {least} o más y no son errores.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decisiones que cuestan {least} o más.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Dobles no ofrecidos</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Dobles ofrecidos</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Dudosas</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Equity perdida</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Probabilidad del match perdida</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>No se conoce en un match con movimientos ilegales: lo que aportaron no es suerte ni error.</translation>
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
        <translation>PR {rating} (pocas decisiones)</translation>
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
        <translation>Performance rating: 500 veces el error medio de las decisiones que cuentan.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Jugadas por fase de la partida</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Puntos perdidos</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Abandonos</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Takes</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Las probabilidades, o los puntos, que habrían dado los errores de ambos con suerte igualada. Una estimación: puede quedar fuera de 0 y 100&#xa0;%.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Las que no eran forzadas; de cubo, las que eran igualadas. Las que además no eran evidentes cuentan para el PR.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Lo que dieron las propias tiradas del jugador sobre la media de todas, en equity.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Lo que se perdió, en equity y en el resultado, y cuántas decisiones fueron malas.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Dónde estaría el PR con otra suerte en las tiradas.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Con suerte igualada</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>avanzado</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>ocasional</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>distraído</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>pocas decisiones</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>movimientos ilegales</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>intermedio</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>suerte {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>ganó</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>campeón del mundo</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>clase mundial</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low} a {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Decisiones más caras</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Aprender de este match…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Resumen del match</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Resumen</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>El nombre del archivo, o su ruta, es demasiado largo.</translation>
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
        <translation type="vanished">Se ofrecen otras condiciones que antes: responde en Match → Mesas en la red….</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>Se ofrecen otras condiciones que antes: responde con «Mesas en la red…» en el menú Match.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>El otro jugador pide otro match.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>El otro jugador pide deshacer la última decisión. Si lo permites, el match cuenta como práctica desde entonces; si sigues jugando, la decisión vale.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Se le ha pedido otro match al otro jugador.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Se le ha preguntado al otro jugador, que lo permite o sigue jugando.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>El otro jugador ya no está en la mesa, así que no hay revancha.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>El otro jugador ha seguido, así que tu decisión vale.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Tu decisión se ha deshecho; el match cuenta ahora como práctica.</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Ctrl+Enter</source>
        <extracomment>Tip of a button: the keys that do the same</extracomment>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Starting position</source>
        <extracomment>Button: put the checkers where this game begins</extracomment>
        <translation>Posición inicial</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>En esa mesa se juega otro match.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>En este servidor solo se puede abandonar una partida simple, así que esa oferta no cuenta.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Han llegado mensajes dos veces o se han perdido por el camino, así que la mesa se cierra.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>En el servidor ha pasado más de lo que este programa puede saber, porque estuvo ausente.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Nadie responde adonde lleva esta invitación: la mesa está cerrada o no se puede llegar a ella desde aquí.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Nadie podría distinguir a los dos jugadores de esta mesa; uno necesita otro nombre.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Nadie tiene esta mesa abierta en el repetidor, o quien la tiene no responde.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>No se sabe nada del otro programa desde hace 20 segundos; se le espera.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Se dijo tanto a la vez que una parte se ha omitido.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>En esa mesa ya está sentada otra persona.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Ese no es el código de esta mesa.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Esa tirada llegó demasiado pronto y no cuenta.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>La dirección del repetidor en los ajustes no es válida; solo se puede llegar a la mesa sin él.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Los relojes de los dos programas difieren más de lo que explica el camino entre ellos.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>El match se conserva.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>El match que quiere jugar el otro programa no es posible.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>El otro jugador no quiere jugar este match.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>El otro programa copió los secretos de los dados, así que no se puede jugar nada con él.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>El otro programa decidió algo que no le correspondía decidir a su jugador.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>El otro programa hizo otra cosa después de tirar.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">El otro programa hizo algo que no es posible en una mesa, como volver atrás.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>El otro programa hizo algo que no es posible en una mesa.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>El otro programa hizo algo que no era posible en ese momento.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>El otro programa no acepta lo que este envió, así que la mesa se cierra.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>El otro programa no responde; se le busca hasta que lo haga.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>El otro programa no dice su secreto de los dados, así que la mesa se cierra.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>El otro programa no sabe nada de aquí desde hace 20 segundos.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>El otro programa hizo un movimiento que las reglas prohíben.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>El otro programa necesita algo que esta versión de bgdesk no conoce.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>El otro programa juega con otra versión de las reglas; uno de los dos necesita un bgdesk más nuevo.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>El otro programa envió un mensaje que no se puede leer, así que la mesa se cierra.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>El otro programa envió un mensaje con valores imposibles, así que la mesa se cierra.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>El otro programa envió de una vez más de lo que cabe en un mensaje, así que la mesa se cierra.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>El otro programa envió algo que no es texto, así que la mesa se cierra.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>El otro programa envió demasiados mensajes en poco tiempo, así que la mesa se cierra.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>El otro programa habla otra versión del protocolo; uno de los dos necesita un bgdesk más nuevo.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>El otro programa dijo un secreto de los dados antes de que nadie tirara.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>El otro programa dijo un secreto de los dados que no había fijado antes del match.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>La parte de bgdesk que habla con otros programas se ha detenido, así que la mesa está cerrada.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>El repetidor no tiene sitio ahora mismo, o se le ha preguntado demasiado desde aquí.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>El servidor no responde o ha terminado la conexión ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>El servidor no te deja entrar; inicia sesión allí otra vez, con el mismo nombre.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>El servidor juega a un juego que este programa no conoce.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>La mesa no se puede mostrar en esta red, pero su invitación funciona ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>La mesa no puede esperar en este puerto; elige otro en los ajustes ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Los dos registros del match no son iguales.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Este código ya no deja entrar a nadie; pide uno nuevo, o la invitación.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Esta invitación no lleva a la mesa que hay allí; pide una nueva.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Este match ya no está en el servidor.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Este match necesita la contraseña de tu cuenta, que no se guarda en ningún sitio: inicia sesión en el servidor otra vez, con el mismo nombre.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Se han probado tres códigos equivocados, así que el código ya no deja entrar a nadie; vuelve a mostrar la mesa.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Lo que responde allí no es un repetidor de mesas, o habla otra versión.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Lo que necesita la mesa no está en el disco o no se puede escribir allí, así que se cierra ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Tu tirada llegó demasiado pronto y no cuenta.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Ausente, el match espera</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Se está buscando…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>En línea</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Nadie más puede mirar.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>No ha pasado nada en tres minutos. Sin reloj nadie pierde por esperar: pregunta en el chat, sigue esperando o deja la mesa; el match se conserva, pero no puedes reclamarlo.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Otros pueden mirar el match tal como se juega.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Tirando…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Tirando… los dados salen de ambos ordenadores.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Ahora mismo no llega nada del otro jugador; el match y los relojes esperan.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Los jugadores solo leen lo que dices entre partida y partida.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Ahora mismo no llega nada de la mesa; se la está buscando.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>La mesa está cerrada</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>La mesa está cerrada. Sigue con el match con «Mesas en la red…» en el menú Match.</translation>
    </message>
    <message>
        <source>The table is closed; go on with the match from Match → Tables on the network…</source>
        <translation type="vanished">La mesa está cerrada; sigue con el match desde Match → Mesas en la red…</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>La mesa está cerrada; vuelve a mirarla con su invitación.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Miras a {white} y {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Una posición anterior · Espacio vuelve a la partida</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Esta es una posición anterior: vuelve a la partida para jugar.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Estás mirando este match; «Seguir jugando…» empieza una partida desde aquí.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Permitirlo</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>No, seguir jugando</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Revancha</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Un código tiene ocho cifras; está junto a la mesa en el otro ordenador.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Sobre las mesas</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>No se puede buscar a nadie en esta red ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Mesas en la red</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Esto no es una dirección de servidor: es un nombre, o un nombre, dos puntos y un puerto.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Esto no es una invitación a una mesa: empieza por «bgdesk:» y termina con 52 letras y cifras.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Esto no es una invitación para mirar: empieza por «bgdesk-watch:» y termina con 52 letras y cifras.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Tu mesa sigue abierta, aunque en el tablero haya otro match.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Una etiqueta nueva</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Etiquetas</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Etiquetas de %n match:</numerusform>
            <numerusform>Etiquetas de %n matches:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Pedirlo</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>¿Pedir al otro jugador que te deje deshacer tu última decisión?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Si se concede, el match cuenta desde entonces como práctica y no cambia el rating de nadie.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Nadie sabe qué saldrá después.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Volver atrás</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>¿Deshacer tu última decisión y lo que vino después?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Volver atrás, dados nuevos</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Volver atrás, los mismos dados</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>El match cuenta entonces como práctica y no cambia tu rating.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>El otro jugador lo permite o sigue jugando; las tiradas posteriores no se repiten.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Las tiradas vuelven en el mismo orden.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n ficha fuera</numerusform>
            <numerusform>%n fichas fuera</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Al azar, de tus matches</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Al azar, &amp;jugada por el ordenador</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Plantillas</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>El ordenador ha llegado a esta posición en %n turno contra sí mismo.</numerusform>
            <numerusform>El ordenador ha llegado a esta posición en %n turnos contra sí mismo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>El ordenador está jugando unos turnos…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Esta posición es del match {white} contra {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;No, gracias</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Leer las &amp;reglas</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Juegas con las fichas negras.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Juegas con las fichas blancas.</translation>
    </message>
    <message>
        <source>has opened this table and wants to play:</source>
        <extracomment>Below the name of a player. Below it stands what that player wants to play</extracomment>
        <translation type="vanished">ha abierto esta mesa y quiere jugar:</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} ha abierto esta mesa y quiere jugar:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Tipo de texto</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Texto de la posición</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Esta posición no tiene ese texto; aquí se puede pegar cualquier XGID o ID</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>texto propio de bgdesk</translation>
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
        <translation>Buchholz corte 1</translation>
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
        <translation>Consolación</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Final</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Huella del sorteo y de todos los dados (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Grupo {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Decisión correcta más difícil</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Eliminatorias</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Perdedor de {first} y {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Cuadro de perdedores</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Cuadro principal</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Match a match</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Match por el tercer puesto</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Progresivo</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Cuartos de final</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Ronda de {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Segunda final</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Secreto: {digits}. El SHA-256 de estos bytes es la huella.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Semifinal</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>El torneo ha terminado sin ganador.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>El torneo ha terminado; el primer puesto es compartido: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Este match se está jugando ahora; en cuanto termine, lo verás desde su primera tirada.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Este match se juega a continuación; en cuanto termine, lo verás desde su primera tirada.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Para jugar ahora</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Cuadro de ganadores</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Peor decisión</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Has ganado la consolación.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Has ganado el torneo.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Tu final: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Tu match por el tercer puesto: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Tu próximo match: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Tu próximo rival aún no se conoce.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Tus cuartos de final: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Tu semifinal: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Tu torneo ha terminado.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Tu torneo ha terminado; los demás siguen jugando.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>contra {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>se está jugando</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>por decisión de la dirección</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>perdido contra {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>perdido por tiempo</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>match quitado</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>no jugado</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>a {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>ganado contra {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>lo estás mirando</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>te toca jugar</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} juega contra {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first} a {last}</translation>
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
        <translation>{name} ha ganado la consolación.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} ha ganado el torneo.</translation>
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
        <translation>{won} de {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Eso ya no se puede hacer: el torneo ha seguido mientras tanto.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Guardar para el tablón…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Mirar</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Cuadro</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copiar la huella</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Copiar el secreto</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Dirigir…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>Mi &amp;camino</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Matches</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Guardar como &amp;imagen…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Guardar como página &amp;web…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Se muestra</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Este es el sorteo. Empieza cuando quieras; desde entonces queda fijado.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Tu juego</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>Sobre los torneos</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Todos los torneos</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Cuadro</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Nuevo torneo</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Este torneo no se puede jugar ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Torneo de esta noche</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Torneos</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip antes de la última tirada, {dice}; ahora {now}.</numerusform>
            <numerusform>%n pips antes de la última tirada, {dice}; ahora {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rollout de {engine} ({settings}): %n partida; error estándar {error} aquí.</numerusform>
            <numerusform>Rollout de {engine} ({settings}): %n partidas; error estándar {error} aquí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and 5-1, 4-2, 3-3 and 2-2 add up to six. If points of yours stop the combinations, 11 are left.</source>
        <translation type="vanished">A un blot a seis de distancia lo comen 17 tiradas, más que a cualquier otra: once muestran un 6, y 5-1, 4-2, 3-3 y 2-2 suman seis. Si puntos tuyos impiden las combinaciones, quedan 11.</translation>
    </message>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>A un blot a seis de distancia lo comen 17 tiradas, más que a cualquier otra distancia: once muestran un 6, y otras suman seis ({rolls}). Si puntos tuyos impiden las combinaciones, quedan 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>También cuenta como correcta una jugada que no cueste más de {cost}.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Un plan se deduce solo de las fichas, con las reglas que usa también la página Estadísticas en el tiempo. Solo se preguntan posiciones cuyo plan está claro y sigue siendo el mismo dos turnos después.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Un prime y una ficha detrás</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Juego del punto 1</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Juego del punto 1: Negro espera un tiro</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>After all possible moves {number} rolls hit on average.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation type="vanished">Tras todas las jugadas posibles comen de media {number} tiradas.</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Tras {best} comen {least} de 36 tiradas; tras {yours}, {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within 0.05 of a gammon price.</source>
        <translation type="vanished">Una respuesta cuenta como correcta con un punto porcentual de margen, o con 0,05 de un precio del gammon.</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Una respuesta cuenta como correcta con un punto porcentual de margen, o con {near} de un precio del gammon.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Responder a las jugadas de apertura habituales.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Pregúntate si es un take. Si no tienes la certeza en ningún sentido, dobla. Quizá tu rival tampoco la tenga, y acepte o rechace mal.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Saca una ficha siempre que puedas; cada una que quede puede costar una tirada entera.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Bear-off</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Detrás de las fichas de Negro, Blanco solo tiene el ancla del punto 24, el punto 1 de Negro. Toda la esperanza está en un tiro tardío.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Es mejor {best}. Lo que cuesta {yours} de media, en tiradas: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Es mejor {best}; {yours} cuesta {cost}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {number} rolls on average.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation type="vanished">Es mejor {best}; {yours} cuesta {number} tiradas de media.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Negro tiene una ficha en la barra o sola en la casa de Blanco, y ningún ancla ahí. Blanco tiene ahí fichas suficientes para comer y cerrar puntos.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Le toca tirar a Negro. ¿Qué tiradas comen una ficha tuya?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Negro abrió {dice} con {move}. ¿Qué respondes?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Fichas de Negro fuera</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Plan de Negro</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: Negro está en la barra</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Ambas son correctas.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Ambos tienen su punto medio</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Cierre: una ficha en la barra</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Combinadas</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Contar ambos lados de una posición tal como aparece en una partida.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Cuenta una vez y después resta cada tirada. Cuando te coman, suma 25 menos el punto en el que te comieron.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Decisiones de cubo que cambian paso a paso, hasta que otra respuesta es la correcta.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Directas</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Distancia desde la barra: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Distancias de las fichas que lo comen después de entrar: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Distancias de las fichas que lo comen: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Divide el tablero en grupos de tres puntos: 1 a 3, 4 a 6, etc. Cuenta cada ficha como si estuviera en el punto central de su grupo: 2 pips en el primer grupo, 5 en el segundo, siempre 3 más. Después suma 1 por cada ficha en el punto más alto de su grupo y resta 1 por cada una en el más bajo.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Double match point: falta un punto por cada lado.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Doblar, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Doblar, take</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Doblar, aceptar o rechazar al final de una carrera. Las respuestas son exactas.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Doblado a {cube}: tras rechazar ganas el match con {passed}, tras aceptar y perder con {lost}, tras aceptar y ganar con {won}. Así que necesitas ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Doblado, rechazado</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Doblado, aceptado</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplicación</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Cuenta efectiva de pips</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Estimar cuántos pips cuesta de verdad un bear-off, con lo que desperdician pilas y huecos.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Quince fichas bien repartidas en los puntos 6, 5 y 4 desperdician unos 7 u 8 pips. Los huecos y las fichas en puntos bajos desperdician más, porque se gastan números grandes en movimientos cortos.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Encontrar la mejor jugada al sacar fichas. Las respuestas son exactas.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Encontrar la jugada que deja menos tiros. No tiene por qué ser la mejor.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Fórmulas para usar ante el tablero, no exactas</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>De la tabla de equity</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Planes de juego</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Precio del gammon, cubo en {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Precio del gammon: (ganar un gammon - ganar) / (ganar - perder), todo como probabilidades de ganar el match.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Medios cuadrantes</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Juego de espera</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Espera en el punto 5</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>¿Cuántos pips necesita cada lado?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>En total</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>En la tabla: ✓ encontrada, + omitida y ✗ marcada aunque no come.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>It is the mean number of rolls to bear off, times 49/6. An answer within one pip counts as right.</source>
        <translation type="vanished">Es el número medio de tiradas hasta sacarlo todo, por 49/6. Una respuesta con menos de un pip de diferencia cuenta como correcta.</translation>
    </message>
    <message>
        <source>It is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation type="vanished">Se deduce solo de las fichas, con las reglas que usa también la página Estadísticas en el tiempo. Solo se preguntan posiciones cuyo plan está claro y sigue siendo el mismo dos turnos después.</translation>
    </message>
    <message>
        <source>It says</source>
        <extracomment>Head of a column: what a formula says to the cube</extracomment>
        <translation type="vanished">Dice</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Valorado por {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Cuenta de Keith</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Aprende unos cuantos grupos de memoria y desplaza fichas mentalmente hasta verlos. Una casa cerrada es 42, cinco fichas en el punto medio son 65, dos en el punto 24 son 48, y un prime de cinco puntos que empieza en el punto 4 es 60. Mientras desplaces una ficha hacia delante tantos pips como otra hacia atrás, la cuenta no cambia.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Haz que tu rival necesite el mismo número para dos cosas buenas. Dos blots que se comen ambos con cuatros cuestan apenas más que uno.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Márcalas en la tabla; un número en su borde marca todas las tiradas con él. Los dos órdenes de dos dados se marcan juntos. Ctrl+Intro responde.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Marcar cuáles de las 36 tiradas comen.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Partida por dinero, el cubo está centrado. Ambos lados tienen tan pocas fichas que todas las cifras son exactas.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Partida por dinero, sin la regla Jacoby.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Partida por dinero. Ya nadie puede ganar un gammon.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Partida por dinero. El cubo está centrado y los gammons cuentan.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Nombrar el plan que pide una posición.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Ya no se puede comer ninguna ficha: solo cuentan los pips.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Sin plan claro</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>No doblar</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>No redoblar</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Ninguna tirada come dos de ellos, así que los números se suman.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>No doblado</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Aún sin probar.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Aquí solo cuenta la seguridad. La jugada más segura no tiene por qué ser la mejor.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Si no, llena huecos: mueve una ficha a un punto vacío y evita las pilas.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Cuenta de pips</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Jugar la primera tirada, por dinero y con cualquier marcador.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Punto por punto</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Puntos seguidos</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Juego de prime</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Cubo en carreras</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redoblar, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redoblar, take</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Cubos de referencia</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Respuesta correcta</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Bien: comen {number} de 36 tiradas.</translation>
    </message>
    <message>
        <source>Rolled out by {engine}: {games} games {settings}; standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation type="vanished">Rollout de {engine}: {games} partidas {settings}; error estándar {error} aquí.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Tiradas que comen, de 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Tiradas que comen, de media entre todas las jugadas posibles: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Tiradas por venir</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Reglas prácticas</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Cuenta continua</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Juego de carrera</translation>
    </message>
    <message>
        <source>Running home</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation type="vanished">Correr a casa</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Jugada más segura</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Tiros</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Tiros por distancia, sin nada en medio</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Pilas en los puntos 1, igual de altas en ambos lados</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Punto de take, doblado a {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Puntos de take</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>Las 36 tiradas</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>La mejor jugada deja de media menos tiradas.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Las mejores jugadas</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>El blot a seis de distancia</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>El cubo está centrado.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>El cubo es tuyo, en 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>La cuenta efectiva de pips es el número medio de tiradas hasta sacarlo todo, por 49/6. Una respuesta con un pip de margen es correcta.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Las cifras son exactas: salen de una tabla de todas las posiciones así.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>La primera tirada de la partida: ¿cómo la juegas?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is 0.5 in money play.</source>
        <translation type="vanished">El precio del gammon es lo que ganar un gammon añade a una victoria, como parte de la diferencia entre ganar y perder. Por dinero es 0,5.</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>El precio del gammon es lo que ganar un gammon añade a una victoria, como parte de la diferencia entre ganar y perder. Por dinero es {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>La última tirada: Negro lo saca todo en la siguiente</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Últimas {count}</translation>
    </message>
    <message>
        <source>The plan is</source>
        <extracomment>In front of the plan that is right where another was chosen</extracomment>
        <translation type="vanished">El plan es</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>La carrera está igualada.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>La respuesta correcta es: {right}. «{chosen}» cuesta {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>El plan correcto</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>La tirada sola no lo explica: se comió una ficha, o parte de la tirada no se pudo jugar.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>El marcador en cifras</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>El punto de take es la probabilidad de ganar que necesitas para aceptar si no hay gammons y el cubo no se vuelve a girar.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Juntas son {number} menos, porque las mismas tiradas comen en varios sitios. Esa duplicación es lo que quieres cuando tienes que dejar más de un blot.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Demasiado bueno para doblar</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Dos tiradas: Negro necesita dos tiradas, o un doble</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Hasta seis de distancia el tiro es directo, y un blot está más seguro cerca que lejos: a seis lo comen 17 tiradas; después 15, 15, 14, 12, y a uno 11. Desde siete el tiro es indirecto: hacen falta ambos dados, y comen como mucho 6 tiradas. Así que pon el blot al lado de quien lo puede comer o a siete o más, y a seis solo si no hay remedio.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Desperdicio</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>¿Cuáles son las cuentas efectivas de pips?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>¿Cuál es el plan de Blanco?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Lo que se desperdicia</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Qué necesitas para aceptar con un marcador, y cuánto vale ahí un gammon.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Donde ambos lados tengan las mismas fichas en el mismo de sus puntos, no las cuentes: no cambian la diferencia.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>¿Qué jugada deja menos tiros?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Blanco tiene cuatro o más puntos seguidos delante de una ficha de Negro, que hay que retener.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Blanco ya no tiene fichas en la casa de Negro y va por delante, o ya está sacando. Todas deben llegar a casa, y salir, sin que las coman.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>A Blanco le faltan {white} pips; a Negro, {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Blanco va muy por detrás, tiene dos puntos en la casa de Negro y espera un tiro tardío.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Blanco no va claramente por delante. Las últimas fichas están juntas en un ancla o en el punto medio, y esperan un tiro o un doble grande.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Le toca a Blanco.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Le toca a Blanco. ¿Qué deberían hacer ambos jugadores?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Tú eres Blanco, abajo.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Blanco lleva {pips} de ventaja en la carrera.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Juega Blanco: ¿cómo sacas mejor?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Blanco lleva {pips} de desventaja en la carrera.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Fichas de Blanco en la zona</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Fichas de Blanco fuera</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Ventaja de Blanco en pips</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Pips de Blanco</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Quién lo dice</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Con todas las fichas en el punto 1, cuenta 7 pips por cada dos y 1 más: diez fichas necesitan 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Con dos fichas por sacar, cuenta cuántas tiradas sacan ambas.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Sin cubo, Blanco gana el {chance} de las partidas.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>La ley de Woolsey</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Necesitas {own} puntos, tu rival {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Necesitas {own}, tu rival {other}; la partida Crawford ya pasó.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Necesitas {own}, tu rival {other}; esta es la partida Crawford.</translation>
    </message>
    <message>
        <source>You said</source>
        <extracomment>In front of an answer that was given</extracomment>
        <translation type="vanished">Has dicho</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Tu blot del punto {point} lo comen {number} de 36 tiradas.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Tus cuentas difieren de las correctas: Blanco {white}, Negro {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Tu jugada no está en la tabla: cuesta más que todas las mostradas.</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Head of a row: what was answered
----------
Heads of columns: what was answered, what is true, and whether that is near enough</extracomment>
        <translation type="vanished">Tuya</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>builder</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>no come</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>come</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>come, y faltaba</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>última respuesta</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>lover&apos;s leap</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>hace un punto</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>desvío: {number} (pips)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>correr</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>slot</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>hasta aquí</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>split</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>tuya</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} en la barra</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} en {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} cedidos</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>Comen {number} de 36 tiradas; marcaste {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>{number} de 36 tiradas de desvío</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>{number} puntos porcentuales de desvío</translation>
    </message>
    <message>
        <source>{number} pips off</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation type="vanished">{number} pips de desvío</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{pips} pips before the last roll, {dice}; now {now}.</source>
        <extracomment>{pips} before a roll {dice}, and {now} afterwards, in pips</extracomment>
        <translation type="vanished">{pips} pips antes de la última tirada, {dice}; ahora {now}.</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right} de {all} son correctas.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} de {all} correctas</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} correctas</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Cada pregunta se hace de nuevo, así que no hay nada que aprender de memoria. Tus respuestas se conservan: cada entrenador muestra cómo te ha ido últimamente.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>Sobre los entrenadores</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Todos los entrenadores</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Entrenadores</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Líneas</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Beaver de &amp;todos modos</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Mejor: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Doblar de &amp;todos modos</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Cuesta {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Se trata de no perder un gammon.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Se trata de ganar un gammon.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Se trata de ganar la partida, más que de gammons.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>&amp;Mantener mi jugada</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Mira otra vez todo el tablero: ¿qué quiere cada jugador?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Ninguna decisión de esta partida costó lo bastante para que el tutor la comente.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Esa no: inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Esta vez no: aquí está la respuesta.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Una de estas es la mejor jugada:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Rechazar de &amp;todos modos</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Tirar de &amp;todos modos</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Aceptar de &amp;todos modos</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Eso ha costado {cost}: ¿volver atrás?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>La mejor jugada empieza con fichas de los puntos rodeados.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>En todas las estadísticas cuenta el primer intento: {choice} costó {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>El tutor no ha podido mirar esta decisión. El match sigue.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>El tutor no ha dicho nada de esto: H pide una pista al motor.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>El tutor está pensando…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Hay algo mejor.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Piensa en un punto que puedes hacer.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Piensa cuántas partidas tendrías que ganar para aceptar.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Piensa en posición, carrera y amenazas: ¿quién tiene cuánto de cada una?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Piensa en la seguridad: ¿qué te puede comer ahora?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Piensa en sacar fichas.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Piensa en los gammons que ganas si sigues jugando.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Piensa en las dos próximas tiradas: ¿cuánto pueden cambiar?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Piensa en los puntos de tu casa.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Piensa en los puntos que bloquean a tu rival.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Piensa en el marcador del match.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Piensa en el tempo: ¿hay algo que comer?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Piensa en lo que se deja por la seguridad.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Piensa en lo que deja a tu rival en la barra.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Piensa en qué respondería tu rival a un doble.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Piensa en tus fichas de atrás: ¿pueden hacer un ancla?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Piensa en tus fichas de atrás: ¿es hora de correr?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Piensa en las fichas de atrás de tu rival: ¿pueden escapar?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: explica lo que cuesta {cost} o más (cubo {cube}). Si calla, es que no es peor que eso.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: enumera después de cada partida lo que costó {cost} o más (cubo {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: deshace lo que cuesta {cost} o más (cubo {cube}). Si calla, es que no es peor que eso.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: avisa de lo que cuesta {cost} o más (cubo {cube}). Si calla, es que no es peor que eso.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Lo que al final se jugó costó demasiado poco para figurar.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Atendiste todos los avisos: no queda nada caro que mirar.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doblar</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>no doblar</translation>
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
        <translation>{decision} (primer intento)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (probada)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} cuesta {cost}.</translation>
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
            <numerusform>%n decisión que mirar</numerusform>
            <numerusform>%n decisiones que mirar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Avisos: %n. Atendidos: {heeded}. Equity salvada: {saved}.</numerusform>
            <numerusform>Avisos: %n. Atendidos: {heeded}. Equity salvada: {saved}.</numerusform>
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
        <translation>Después: qué mirar tras cada partida</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Decisiones de cubo que cuestan al menos</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Cubo:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Explicar: dice también cuánto cuesta</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Desde un coste de</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Jugadas que cuestan al menos</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Jugadas:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Avisar: dice que hay algo mejor</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Enseñar: hace volver atrás dos veces, después lo muestra</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>El match es de práctica y sin rating. Si el tutor calla, es que no es peor que eso.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>No hay tutor contra el reloj.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>No hay tutor en este juego: aquí ningún motor puede estimar sus probabilidades.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Entre bots no hay a quién enseñar.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Tutor de tu amigo</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Tu a&amp;migo</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>A&amp;yúdame</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Dejarlo así</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>&amp;Mirar otra vez</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Volver atrás</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Por qué</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Ambos han sacado {die}, así que hay que tirar otra vez. ¿Qué ha salido ahora?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>La apertura: un dado cada uno, el más alto empieza. ¿Qué ha salido?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>¿Qué han mostrado los dados?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Tu tirada: ¿qué muestran los dados?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>Tira {name}: ¿qué muestran los dados?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Haz clic en las caras, o teclea: 6 3 Intro.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Dados inclinados, tirar otra vez</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Primer dado</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Segundo dado</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Estos dados</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Teclear los dados</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Mostrar en la &amp;carpeta</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Deshacer lo quitado (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Otro programa está usando tu biblioteca. bgdesk se cierra en cuanto todo esté guardado.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Otro programa está usando tu biblioteca. bgdesk guarda esto en cuanto pueda.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Error grave, {cost}: lo mejor era {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Doblar, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Doblar, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Doblar, take</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Dudosa, {cost}: lo mejor era {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Error, {cost}: lo mejor era {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Doble omitido, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Redoble omitido, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>No doblar, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>No doblar, take</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>No redoblar, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>No redoblar, take</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Doble opcional, pass</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Doble opcional, take</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Redoble opcional, pass</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Redoble opcional, take</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Redoblar, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redoblar, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redoblar, take</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Bien: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Punto de take {take} sin gammons, cubo muerto · precio del gammon {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Demasiado bueno para doblar, pass</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Demasiado bueno para doblar, take</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Demasiado bueno para redoblar, pass</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Demasiado bueno para redoblar, take</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Beaver equivocado, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Doble equivocado, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Otter equivocado, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Pass equivocado, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Raccoon equivocado, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Redoble equivocado, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Take equivocado, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>Wrong {raised}, {cost}: right was {right}</source>
        <extracomment>Verdict. {raised} is such as: beaver</extracomment>
        <translation type="vanished">Mal {raised}, {cost}: lo correcto era {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>doblar, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>doblar, pass</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>doblar, take</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>no doblar, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>no doblar, take</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>no redoblar, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>no redoblar, take</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>doble opcional, pass</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>doble opcional, take</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>redoble opcional, pass</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>redoble opcional, take</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>redoblar, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>redoblar, pass</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>redoblar, take</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>take</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>demasiado bueno para doblar, pass</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>demasiado bueno para doblar, take</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>demasiado bueno para redoblar, pass</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>demasiado bueno para redoblar, take</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: lo mejor era {best}</translation>
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
        <translation>&amp;Copiar la invitación</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Visible en esta red</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>Cerrar la &amp;mesa</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Copiar la invitación para m&amp;irar</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Invitación</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Otros de esta red pueden encontrarla entonces, y unirse con un código corto.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Otros de esta red encuentran tu mesa y se unen con este código. Díselo a una persona.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Envíasela a quien quieras que juegue contigo: quien la tenga puede ocupar el asiento.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>La invitación está en el portapapeles.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>La invitación para mirar está en el portapapeles.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>El match empieza en cuanto la otra persona acepte. Hasta entonces puedes hacer otra cosa en esta ventana; la mesa sigue abierta hasta que la cierres.</translation>
    </message>
    <message>
        <source>The other is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation type="vanished">La otra persona está</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Dónde está el otro jugador</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Tu mesa está abierta</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>en cualquier lugar, por el repetidor {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>en este ordenador ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>en esta red ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>en internet ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Decisión {number} de {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Los errores se conocen cuando el match está analizado: pulsa F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>No hay ningún error antes de este: este es el último del match.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>No hay ninguna línea tuya encima de esta.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>No se ha quitado ninguna línea.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>No hay más errores hasta el final: este es otra vez el primero.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Ninguna otra línea sale de esta posición.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Nadie ha cometido un error de {cost} o más.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Es el final del match.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>La línea se ha quitado. Ctrl+Z la recupera.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Es el principio del match.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Es el final de la línea.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Esta línea viene con el archivo y se queda.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Has visto todos los errores.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>No has cometido ningún error de {cost} o más.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>error {number} de {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} no ha cometido ningún error de {cost} o más.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Página para el navegador (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Guardar el torneo</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} no se ha escrito ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} no se ha escrito.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>Más &amp;rápido</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Re&amp;visar el match</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>Más &amp;despacio</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Paso</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Al cua&amp;dro</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Al &amp;final</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Algo ha fallado dentro de bgdesk y no se pueden mostrar los errores de este match. El match y su análisis se conservan; los detalles están en el registro.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Añadir una persona…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Cambiar nombre…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Añadir una persona</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Nombres en tus matches</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Cambiar el nombre de esta persona</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Aún no hay matches con nombres.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Marca los nombres con los que juega esta persona. Las estadísticas y el rating siguen al momento.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Quién es quién</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Un doble hay que rechazarlo, lo que vale {refusal}; seguir jugando vale {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Tras la próxima tirada de cada jugador, un doble ya no se podría aceptar en el {share} de los casos.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Anclas</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>A primera vista, solo esto cuesta {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Con este marcador</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammons</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Punto de bloqueo</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blots</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blots en la casa</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Fichas de más de tres en un punto</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Fichas en el punto 1 y el punto 2</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Fichas retenidas detrás</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Tiros caros</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Comen dos fichas</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Entrada fácil</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Victorias suficientes</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Aunque el cubo no se girara nunca más, solo tendrías que ganar el {needed} de las partidas para aceptar; aquí es el {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Aunque el cubo no se girara nunca más, {name} solo tendría que ganar el {needed} de las partidas para aceptar; aquí es el {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Todo lo demás cuesta {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Todo lo demás devuelve {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Gammons perdidos</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Gammons ganados</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Hay que rechazar</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Punto en casa</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Si el cubo no se girara nunca más, tendrías que ganar el {needed} de las partidas para aceptar; aquí es el {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Si el cubo no se girara nunca más, {name} tendría que ganar el {needed} de las partidas para aceptar; aquí es el {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>En total</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>Por dinero esta decisión sería correcta; con este marcador no lo es.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Pierde un gammon un {chance} menos, lo que devuelve {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Pierde un gammon un {chance} más, lo que cuesta {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Pierde un gammon un {chance} más: {share} de los {loss} perdidos.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Gana un gammon un {chance} menos, lo que cuesta {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Gana un gammon un {chance} menos: {share} de los {loss} perdidos.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Gana un gammon un {chance} más, lo que devuelve {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Gana un {chance} menos, lo que cuesta {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Gana un {chance} menos: {share} de los {loss} perdidos.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Gana un {chance} más, lo que devuelve {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Ventaja en la carrera, en pips</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Deja salir una ficha</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Bloqueo más largo, en puntos</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Puntos hechos</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Mercado perdido</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>No comió</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Más tiros</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>La mayor parte de la pérdida viene de los backgammons.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>La mayor parte de la pérdida tiene que ver con el cubo; sin cubo las dos jugadas estarían más igualadas.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>No doblar vale {played}; doblar, {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Ningún motivo que bgdesk pueda comprobar explica la pérdida por sí solo.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Sin motivos: la diferencia está dentro del error del rollout.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Sin motivos: las dos jugadas no se miraron con igual profundidad.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>No redoblar vale {played}; redoblar, {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Nada que perder</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Fichas rivales en la barra</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Cuenta de pips</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Puntos en la casa</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Puntos fuera de casa, del 7 al 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Tiradas que no entran</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Tiradas que comen 10 pips o más</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Tiradas que comen dos veces</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Tiradas que comen, de 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Tiradas que dejan salir una</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Bloqueo más corto</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Aquí take y pass están igualados: si no sabes qué es lo correcto, dobla.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Doblar vale {played}; no doblar, {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>El error es demasiado pequeño para nombrar un motivo con confianza.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>El rival necesita un punto, así que el cubo no te cuesta nada.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>El rival necesita un punto, así que el cubo no le cuesta nada a {name}.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>El pass vale {played}; un take, {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Redoblar vale {played}; no redoblar, {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>El resto, sobre todo el cubo, cuesta {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>El resto, sobre todo el cubo, devuelve {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>El take vale {played}; un pass, {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Hay tiempo</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Hay tiempo: tras la próxima tirada de cada jugador, un doble solo dejaría de poder aceptarse en el {share} de los casos.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Hay tiempo: saquen lo que saquen ambos jugadores, después un doble se puede aceptar todavía.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Ahí, no doblar vale {value}, y un doble aceptado, {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Estas comen solo tras la jugada de {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Estas comen solo tras tu jugada:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Estas comen solo tras {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Estas, solo tras la jugada de {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Estas, solo tras tu jugada:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Estas, solo tras {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Pocas victorias</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Demasiado bueno</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Demasiado bueno para doblar: seguir jugando vale {value}; un pass, {refusal}; el {gammons} de las partidas gana un gammon.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Demasiado seguro</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} de {all} pares de tiradas, a primera vista.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Más datos</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>jugada</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Posición</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Un movimiento contra las reglas no puede terminar la partida.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>¿Aceptar o seguir jugando?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-deucey (americano)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-deucey (europeo)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-deucey (de la Marina)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Todas tus fichas tienen que entrar antes de que siga alguna.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Todos tus dados están jugados.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Antes hay que responder a una oferta.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>En este match no se juegan beavers.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Cinco británico</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Las fichas solo mueven hacia delante: de puntos altos a bajos.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Haz clic en una ficha para jugar el {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Haz clic en una ficha para jugar el {left} · clic derecho para el {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Haz clic en los dados para terminar el turno</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Haz clic en los dados para tirar</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Haz clic en los dados para volver a tirar</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Haz clic en los dados para tirar · haz clic en el cubo para doblar</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Quedan dados que se pueden jugar.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Backgammon holandés</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Forzada, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Forzada: se ha jugado {play} por ti.</translation>
    </message>
    <message>
        <source>Forced: {who} played {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation type="vanished">Forzada: {who} ha jugado {play}.</translation>
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
        <translation>Regla Holland: nadie dobla antes de que ambos jugadores hayan jugado dos tiradas.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 ficha)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 fichas)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>En este juego solo el número exacto saca una ficha.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>No has podido jugarlos, los juega {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>{name} no ha podido jugarlos, los juegas tú</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>{name} no ha podido jugarlos, los juega {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Quedan: {numbers}, ahora los juegas tú.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Quedan: {numbers}, ahora los juega {name}.</translation>
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
        <translation>Elige antes un doble: haz clic en un dado o pulsa de 1 a 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Elige un doble: si se juega entero, vuelves a tirar · haz clic en un dado o pulsa de 1 a 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Elige un doble; le sigue el de la cara opuesta de los dados: si se juega todo, vuelves a tirar · haz clic en un dado o pulsa de 1 a 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Ahora eliges un doble · haz clic en los dados para seguir</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Ahora vuelves a tirar · haz clic en los dados para seguir</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Ahora {numbers} · haz clic en los dados para seguir</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Ninguna ficha puede pasar la mitad del tablero antes de que hayan entrado todas.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>En esta partida no hay cubo: es la partida Crawford.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Ninguna jugada legal · haz clic en los dados para seguir</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Ninguna jugada legal: pulsa Intro para seguir.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>En este turno no pueden dejar la salida más fichas.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Nadie saca fichas mientras una de las suyas esté atrapada.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Nadie puede doblar antes del primer turno.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Ninguna de tus fichas llega a la barra con estos dados.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Ninguna de tus fichas llega a la reserva con estos dados.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Ninguna de tus fichas llega a la bandeja con estos dados.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Ninguna de tus fichas llega al punto {point} con estos dados.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Solo se puede jugar uno de los dados, y entonces tiene que ser el {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Juega estos dados o vuelve a tirar ambos · haz clic en una ficha o en «Tirar otra vez»</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Pulsa Espacio para la partida siguiente</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Pulsa Espacio para la partida siguiente: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Tira antes los dados, después mueve.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Backgammon ruso</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Seis puntos seguidos necesitan una ficha rival por delante.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>¿Aceptar o rechazar? · haz clic en el cubo para aceptar</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>¿Aceptar, rechazar o beaver? · haz clic en el cubo para aceptar</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>¿Aceptar, rechazar u otter? · haz clic en el cubo para aceptar</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>¿Aceptar, rechazar o raccoon? · haz clic en el cubo para aceptar</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>¿Aceptar, rechazar o redoblar? · haz clic en el cubo para aceptar</translation>
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
        <translation>Esa ficha está atrapada: tiene una rival encima.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Esa es la bandeja de tu rival.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Ese movimiento es ilegal: objeta ahora, o tira y vale</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Ese movimiento necesita un {die}, y no tienes ninguno por jugar.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Esa posición no es posible.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>La ficha que comió en tu punto {point} tiene que quedarse ahí este turno.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Las fichas del punto {point} son de tu rival.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>El cubo no se puede girar más ahora: acepta o rechaza.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>El cubo ya vale bastante: esta partida te da el match.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>El cubo lo gira tu rival.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>El motor ha fallado; lo sustituye un jugador sencillo, y el match sigue.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>El motor se ha detenido una y otra vez y de momento no se vuelve a iniciar; el match se conserva.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>El motor se detuvo y se ha vuelto a iniciar; sigue donde estaba.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>La partida no se puede perder por tanto.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>El match ha terminado.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>La colocación queda fija: ya se han jugado dos movimientos de esta partida.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>No se han podido leer los ajustes ({detail}); rigen los valores iniciales y el archivo se conserva.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>No se han podido guardar los ajustes ({detail}); rigen hasta que se cierre bgdesk.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Los ajustes los escribió un bgdesk más nuevo; los cambios hechos aquí no se guardarán.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>El valor guardado de «{detail}» no está permitido; rige el valor inicial.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>El motor fuerte no puede con esta posición; aquí decide un jugador sencillo.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>El motor fuerte no conoce este juego; lo sustituye un jugador sencillo.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>El {die} aún se puede jugar.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>Hay que jugar el {die}: se deben usar ambos dados si se puede.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>El punto {point} está bloqueado: lo tiene tu rival.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>El punto {point} está lleno: en este juego caben como máximo cinco fichas.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Hay una ficha en el punto {point}: el {die} no puede sacar una más baja.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>En un match a 1 punto no hay cubo.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Estos números están jugados. Ahora eliges un doble: haz clic en los dados para seguir.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Estos números están jugados. Ahora vuelves a tirar: haz clic en los dados para seguir.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Estos números están jugados. Ahora {numbers}: haz clic en los dados para seguir.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Esta partida ha terminado.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Este juego se juega sin cubo.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Este rival no puede jugar: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Esas fichas son de tu rival.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>No puedes hacer eso ahora.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>No tienes ninguna ficha en reserva.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>No tienes ninguna ficha en la barra.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>No tienes ninguna ficha en la bandeja.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>No tienes ninguna ficha en el punto {point}.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>No tienes ahí ninguna ficha que mover.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Ya has tirado: dobla antes de tirar.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Puedes sacar cuando todas tus fichas estén en casa; una sigue en reserva.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Puedes sacar cuando todas tus fichas estén en casa; una sigue en la barra.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Puedes sacar cuando todas tus fichas estén en casa; una sigue en el punto {point}.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Puedes sacar cuando todas tus fichas hayan entrado y estén en casa.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Puedes comer cuando una de tus fichas haya llegado a tu casa.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>No puedes tener los seis puntos de ese cuadrante de salida.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Juegas los números que quedaron</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Antes tiene que entrar tu ficha de la barra.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Tus dados no llegan a la barra, ni solos ni juntos.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Tus dados no llegan a la reserva, ni solos ni juntos.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Tus dados no llegan a la bandeja, ni solos ni juntos.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Tus dados no llegan al punto {point}, ni solos ni juntos.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Tu primera ficha tiene que pasar la salida de tu rival antes de que salga otra.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Tu rival ya ha rechazado más que eso.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Tus seis puntos encierran todas las fichas rivales: tienes que abrirlos.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk colocó este tablero; solo puede estar mal tu propio tablero, como con dados tecleados.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} empieza la partida siguiente</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} juega los números que quedaron</translation>
    </message>
    <message>
        <source>{numbers} is left, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation type="vanished">Quedan {numbers}, ahora los juegas tú.</translation>
    </message>
    <message>
        <source>{numbers} is left, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation type="vanished">Quedan {numbers}, ahora los juega {name}.</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Lo analizado se conserva, y el resto se puede hacer más tarde</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Todo lo demás está en {folder}, pero no se han podido escribir: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Copiar en esta carpeta</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Copia del día</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Antes de restaurar una copia</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Antes de actualizar bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Comprobando todas las páginas y todos los matches…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Cerrar y &amp;reiniciar</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Todo se copia y se compara antes de usarse allí; lo que hay aquí se queda hasta que lo pongas en la papelera. Para ello bgdesk se cierra y se inicia otra vez.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Todo está en {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Exportar todo a esta carpeta</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Exportando todo…</translation>
    </message>
    <message>
        <source>Have the library as it is in {file}?</source>
        <translation type="vanished">¿Dejar la biblioteca como está en {file}?</translation>
    </message>
    <message>
        <source>Have the library as it was on {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation type="vanished">¿Dejar la biblioteca como estaba el {when}?</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>¿Guardar tus datos en {folder} desde ahora?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliotecas (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Haciendo una copia de seguridad…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Mover tus datos a esta carpeta</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Aquí no hay ningún programa que muestre carpetas.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Jugados aquí: {played}. Abiertos: {opened}. En la papelera: {binned}. Posiciones: {positions}. Análisis: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Poner en la &amp;papelera</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>¿Poner en la papelera los datos de antes del traslado?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Poniendo los datos antiguos en la papelera…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Restaurar desde este archivo</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>¿Restaurar la biblioteca desde {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>¿Restaurar la biblioteca del {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Detenido. Lo escrito hasta ahora se queda.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>La copia de seguridad es {file}; se ha comprobado.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>La biblioteca aún no se ha comprobado.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Los datos antiguos están en la papelera.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>La biblioteca actual se conserva y estará en la lista de copias, para que puedas recuperarla. Para ello bgdesk se cierra y se inicia otra vez.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>En la última comprobación, {when}, no todo estaba bien.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>En la última comprobación, {when}, la biblioteca estaba sana.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Tus datos</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Tus datos de antes del traslado siguen en {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} sincroniza la carpeta de tus datos. Match, Tus datos dice qué hay que tener en cuenta.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Copiar en una carpeta…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>Co&amp;mprobar ahora</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>&amp;Exportar todo…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>Mo&amp;ver a otra carpeta…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Abrir la carpeta</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Restaurar esta copia…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Cada match como .json con todo lo que se sabe de él, y como .mat para otros programas.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Todo como archivos</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>How it is</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation type="vanished">Cómo está</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Poner los datos antiguos en la pape&amp;lera…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Restaurar desde un arc&amp;hivo…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>Mo&amp;strar en la carpeta</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Aún no hay copias de seguridad. bgdesk hace una poco después del primer inicio de cada día.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation type="vanished">Dónde está</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Tus datos</translation>
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
        <translation>{white} menos {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Decisiones encontradas</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>from</source>
        <extracomment>Names for a screen reader, as in: Pips of the player, from</extracomment>
        <translation type="vanished">desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="vanished">hasta</translation>
    </message>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, como mínimo</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, como máximo</translation>
    </message>
</context>
</TS>
