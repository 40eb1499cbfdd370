<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Terminar uma partida</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Terminar sessão</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminar a partida</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Terminar a sessão</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Terminar a sessão aqui? A pontuação fica como está.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Terminar a sessão aqui? Perde o jogo atual pelo valor total.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Terminar a sessão aqui? A vitória neste jogo será de {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Terminar esta partida aqui? A vitória será de {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Terminar esta partida?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Continue-a quando quiser; o torneio espera por ela.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Deixar à espera</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Nenhum resultado fica registado, e não será possível recuperá-la.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Nenhum resultado fica registado. A partida fica no lixo, de onde pode ser restaurada.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Jogar de novo desde o início</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Desistir da partida</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Desistir da partida</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Desistir desta partida? A vitória fica para o seu adversário.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>A pontuação fica como está.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>O que fazer com esta partida do torneio?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>O que foi jogado vai para o lixo; os dados serão outros.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Perde o jogo atual pelo valor total.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>O seu adversário ganha a partida, que conta.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>A vitória será de {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>Acerca do bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Feito com</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Jogar, rever e treinar gamão. Licença MIT.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Esta tradução foi feita por máquina, segundo um glossário do jogo, e relida por máquina. Ainda nenhum jogador a verificou. A página “Línguas” da ajuda diz como corrigir um texto.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>encontra as suas pastas</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>páginas dos relatórios</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>os adversários fortes</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>o tipo de letra</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>usado pelo Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>janela e gráficos</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>escreve as configurações</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>&amp;Acerca do bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>&amp;Analisar…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Voltar ao jogo</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Voltar à revisão</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>B&amp;eaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>Jogada m&amp;elhor</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>Comen&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>Mais &amp;fundo</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>D&amp;ados</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>Do&amp;brar</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>Err&amp;os</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>Dados &amp;justos</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>Mais &amp;rápido</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>E&amp;statísticas ao longo do tempo</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>P&amp;rocurar decisões…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Procurar posições pa&amp;recidas…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Primeira posição</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Assinalar esta decisão</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Seguir o sistema</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>&amp;Ir para</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>Aj&amp;uda do tutor</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>&amp;Quadrantes interiores à esquerda</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Como jogar</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>&amp;Relatório da importação</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>T&amp;eclado</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>A&amp;talhos de teclado</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Aprender com esta partida…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Procurar &amp;uma versão mais recente…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>&amp;Jogadas</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>Decisão &amp;seguinte</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Marca s&amp;eguinte</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Posição &amp;seguinte</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Pergunta seguinte</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>Uma jogada para &amp;trás</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Um passo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Outra cor em &amp;baixo</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>Recu&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>Co&amp;lar partida ou posição</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>Posição &amp;depois</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Treino…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>&amp;Decisão anterior</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Posição a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>&amp;Perguntas sobre esta partida</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Remover a linha</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>D&amp;esistir da partida…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Resultados contra adversários…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>R&amp;esultado…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Revisão</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Lançar</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Fazer rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regras deste jogo</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Painel &amp;lateral</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>&amp;Saltar</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Parar a a&amp;nálise</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Parar o rollout</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>Acei&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>&amp;Voltar atrás…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>E&amp;xercícios…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>Experimentar &amp;outra jogada</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nular</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>&amp;Anular a resposta</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>&amp;Verificar dados…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;O que fez na partida</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>Jogada &amp;pior</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Pior erro por &amp;ver</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Um cartão por cada erro seu nesta partida que o mereça</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Um clique joga então primeiro o outro dado</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Uma janela escura</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Uma janela clara</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Um passo de cada vez: em que pensar, que peças, a resposta</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>&amp;Aceitar a desistência</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Todos os atalhos de teclado numa lista</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Analisar todas as decisões desta partida</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Perguntar se há uma versão mais recente do bgdesk, agora ou uma vez por dia</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Vol&amp;tar ao jogo continuado</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Voltar à &amp;revisão</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Para trás, também jogadas &amp;forçadas</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Responder de novo à decisão no tabuleiro, até a saber</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>C&amp;onversa</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Mudar como o bgdesk joga e o seu aspeto</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Verificar todos os lançamentos desta partida</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Peças, cubo, dados e pontuação, como outros programas os leem</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Escolher um adversário, uma duração e as regras</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Escolher os &amp;dados…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Fechar o bgdesk; a partida fica guardada como está</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan &amp;ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>O computador &amp;joga</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Co&amp;mputador contra computador</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Computador contra computador, em pausa: um lançamento, jogada ou decisão de cubo</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Computador contra computador: pausar ou continuar a jogar</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Computador contra computador: jogar mais depressa</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Computador contra computador: jogar mais devagar</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Confirmar a jogada e terminar o turno</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Cont&amp;inuar</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Continuar uma partida, ou ver uma que jogou ou abriu</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Cop&amp;iar posição</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Copiar como ID do &amp;GNU Backgammon</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Copiar como &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Copiar como texto próprio do &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>&amp;Copiar para um fórum…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>&amp;Copiar posição como</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Copiar a decisão no tabuleiro, ou todos os erros, para mostrar noutro lugar</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Copiar a posição: como XGID no gamão, como texto próprio do bgdesk noutros jogos</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Corrigir &amp;a posição inicial…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Contar como &amp;fácil</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Contar como &amp;difícil</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Contar como sa&amp;bido</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Contar como &amp;errado</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Decidir mais uma vez onde houve erros, sem ver a resposta</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Concluir</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>Prova e &amp;jogadores…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>&amp;Terminar sessão…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Terminar o rollout em curso e guardar o que já tem</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Registar como &amp;foi jogado…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Ecrã &amp;inteiro</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Assinalar a decisão no tabuleiro para a encontrar depois; ou retirar a marca</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Para qualquer jogo: o seu nome, as peças e quem tem a vez</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>A partir de qualquer lugar; as setas percorrem o tabuleiro</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Planos de jogo, aberturas, dobras, corridas e as palavras do jogo</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Ceder o jogo pelo valor anterior</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Recuar na linha e, da sua primeira jogada, para a partida</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Recuar uma decisão, também onde não havia escolha</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Recuar à última decisão em que havia escolha</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Recuar ao último erro, fosse de quem fosse</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Recuar ao seu último erro, ou ao de qualquer jogador quando não se sabe quem é</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Avançar na linha, até ao fim</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Avançar uma decisão, também onde não há escolha</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Avançar para a decisão seguinte em que há escolha</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Continuar o jogo que começou a partir desta partida</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Ir para o ta&amp;buleiro</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Ir para o erro mais caro dos que ainda não viu</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Ir para a primeira decisão do jogo seguinte</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Ir para a primeira decisão deste jogo, ou do anterior</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Ir para a área &amp;seguinte</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Ir para a decisão seguinte que assinalou</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Ir para o erro seguinte, seja de quem for</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Ir para a página com que o bgdesk começa, ou voltar ao tabuleiro</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Ir para a área &amp;anterior</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Ir para o seu erro seguinte, ou para o de qualquer jogador quando não se sabe quem é</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Dicas</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Recuperar as linhas removidas por último</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Como se fazem os dados e como se verificam</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Como acabou a partida, com PR, sorte e decisões a ver</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Os seus resultados contra cada jogador virtual, e como joga</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Deixar de guardar esta linha e o que dela sai; Ctrl+Z recupera-a</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Aprender: começar, ou passar à decisão seguinte</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Aprender: desistir desta e ver o que é melhor</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Aprender: passar à decisão seguinte sem responder</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Deixar o que experimentou, que fica guardado, e ver de novo a partida</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Deixar o computador tomar esta decisão</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Linha a&amp;baixo</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Claro ou escuro como o ambiente de trabalho</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>&amp;Linha acima</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Pôr esta linha antes da que está acima, ou fazer sair dela a outra</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Ver o tabuleiro do outro lado</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Examinar mais a fundo a decisão no tabuleiro</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Ver de novo a partida a partir da qual continua a jogar, onde a deixou</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Procurar erros e posições em todas as suas partidas</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Perder já a partida, ou terminar a sessão a dinheiro</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>&amp;Fazer um cartão</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Fazer cartões dos seus &amp;erros</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>&amp;Marcas</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Par&amp;tidas guardadas…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Espelhar o tabuleiro da esquerda para a direita</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Rato, teclado, jogadas escritas</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Jogada da &amp;lista</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>&amp;Mover a linha para cima</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>&amp;Jogo seguinte</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Erro se&amp;guinte</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Erro seguinte de &amp;qualquer jogador</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>Contestar a jo&amp;gada…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Propor perder este jogo; o seu adversário pode recusar</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Propor continuar pelo dobro da aposta</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>No ta&amp;buleiro</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Para a frente, também jogadas f&amp;orçadas</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Uma jogada para a &amp;frente</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Abrir uma partida ou posição guardada por qualquer programa</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Abrir a partida ou posição da área de transferência</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Continuar a jo&amp;gar daqui…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Jogo an&amp;terior</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Contagens de pips, tiros, limiares de aceitação e mais, sempre novos. Outra vez: voltar</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Jogar um torneio contra computadores e amigos, ou continuar um. Outra vez: voltar</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Continuar a jogar por mais</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Continuar a jogar daqui no tabuleiro, ao lado da partida; Esc faz voltar</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Jogar com alguém noutro computador. Outra vez: voltar</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Jogar muitas vezes até ao fim a decisão no tabuleiro; outra vez: pausar ou continuar</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Jogar o antigo jogo chinês da garrafa, em janela própria</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID e Match ID, como o GNU Backgammon os lê</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>&amp;Treino</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Treino: esquecer a última resposta e perguntar de novo esse cartão</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Treino: ver o que escolheu na partida; o cartão conta então como difícil</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Treino: o cartão volta um pouco mais cedo</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Treino: o cartão volta em breve</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Treino: o cartão volta muito mais tarde</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Treino: o cartão volta quando estiver quase a esquecê-lo</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Treino: este cartão não volta a ser perguntado; fica na página dos cartões</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Erro ant&amp;erior</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Erro anterior de &amp;qualquer jogador</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Acertar uma posição inicial errada, até à segunda jogada de um jogo</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Pôr qualquer posição no tabuleiro; a partir de uma partida, a que se vê. Outra vez: voltar</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Pôr no tabuleiro o que foi experimentado em vez desta jogada</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Pôr o cartão de &amp;lado</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>&amp;Rejeitar a desistência</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>Desistir do &amp;jogo…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>Re&amp;cuperar a linha removida</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Fic&amp;heiros recentes</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Modo de árbitro: registar o que foi jogado, legal ou não</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Modo de árbitro: fazer repetir uma jogada ilegal</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Des&amp;forra</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>&amp;Relatório…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Comunicar um &amp;problema…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>&amp;Contador de lançamentos</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lançar os dados</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Rollo&amp;ut desta decisão</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>C&amp;onfigurações…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>Mostrar a respos&amp;ta</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>Mais &amp;lento</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Tr&amp;ocar os dados</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>G&amp;uardar uma cópia como…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Guardar uma página ou um PDF com todas as decisões da partida</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Guardar a partida num ficheiro que outros programas leem</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Guardar o que ajuda a encontrar a causa; nada é enviado</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Dizer que dados saíram, em vez de lançar</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>&amp;Pontuação e pips</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>&amp;Lente da pontuação…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Montar uma &amp;posição</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Mostrar PR, sorte e erros de ambos os jogadores, por tipo e por fase</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Mostrar e ler em voz alta a pontuação, os pips e o cubo</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Mostrar dicas e probabilidades de vitória</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Mostrar quantas vezes saiu cada número</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Mostrar ou esconder o painel ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Mostrar no tabuleiro a primeira jogada da lista; 2 a 9 mostram as outras</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Mostrar a lista de erros, para ordenar e escolher</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Mostrar a lista de jogadas</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Mostrar no tabuleiro a jogada imediatamente melhor da lista</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Mostrar no tabuleiro a jogada imediatamente pior da lista</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Mostrar a posição depois da jogada escolhida, ou então da jogada feita e da melhor</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Mostrar a posição como está agora</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Mostrar a posição uma jogada antes</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Mostrar a posição uma jogada depois</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Mostrar o início da partida</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Mostrar o que ambos lançaram, jogaram e desperdiçaram</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Mostrar o que o motor faria; a partida conta então como treino</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Começar um jogo a partir da posição mostrada</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Começar uma nova partida com os mesmos jogadores e regras</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Pá&amp;gina inicial</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Parar de aprender; o que respondeu fica guardado</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>&amp;Estratégia e glossário</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>Resu&amp;mo</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Escrever uma &amp;jogada…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>&amp;Mesas na rede…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Repor todas as peças movidas neste turno</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Repor a última peça movida</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Voltar atrás na sua última decisão; a partida conta então como treino</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Aceitar a dobra e ficar com o cubo</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Aceitar e virar logo o cubo outra vez</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Conversar com o jogador no outro computador</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>Este &amp;cartão</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>O tabuleiro, os botões, o painel lateral, um aviso</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>A linha anterior a esta que deixa a mesma posição, ou então a partida</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>A linha seguinte que deixa a mesma posição</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>O que há a fazer a seguir: lançar, terminar o turno, começar o jogo seguinte</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>As regras desta partida</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>Para outra li&amp;nha a partir daqui</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>Torneio&amp;s…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>E&amp;xperimentar outra jogada aqui</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Escrever a jogada, por exemplo 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>An&amp;ular tudo</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar o ecrã inteiro</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Versão, motor e licenças</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>O que mudou nesta versão do bgdesk e nas anteriores</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>&amp;Novidades</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>O que está analisado fica guardado; pode continuar mais tarde</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>O que é melhor no tabuleiro em cada pontuação</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>O que foi jogado em posições como esta, e o que custou</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>O que foi lido, reparado ou estranho no ficheiro aberto</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Onde e quando se jogou a partida, e os nomes dos jogadores</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Onde estão as suas partidas; verificar, copiar, restaurar, mover ou exportar</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Ganhar o jogo pelos pontos propostos</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Escrever algo sobre a decisão no tabuleiro</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Os seus &amp;dados guardados…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>O seu PR, onde perde mais e o que os dados fizeram. Outra vez: voltar</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Os seus cartões: o que há a rever hoje, baralhos e os próximos dias</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>A partida está analisada; {key} mostra o resultado com as decisões a ver.</translation>
    </message>
    <message>
        <source>Your last match is analysed; find it in Matches…</source>
        <translation type="vanished">A sua última partida está analisada; pode encontrá-la em Partidas guardadas…</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>A sua última partida está analisada; pode encontrá-la em “Partidas guardadas…”.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Como da última vez</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analisar</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Profundidade</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>De &amp;quem são as decisões</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Ambos os jogadores</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>A decisão no tabuleiro</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>A partida inteira</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Este jogo</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>O que anali&amp;sar</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk e a análise parou. O que foi analisado até agora fica guardado; os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Aceite ou continue a jogar.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Escolha um duplo.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Jogue.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Lance ou dobre.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Lance.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Aceite ou recuse.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Aceite, recuse ou dobre logo outra vez.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} aceita ou continua a jogar.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} escolhe um duplo.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} joga.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} lança ou dobra.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} lança.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} aceita ou recusa.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} aceita, recusa ou dobra logo outra vez.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk. Os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Como jogado…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar ao jogo</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Voltar à revisão</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver proposto</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Computador joga</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Confirmar jogada</translation>
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
        <translation>Jogo de Crawford</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Dados…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Dobra proposta</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Dobrar para {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Dica</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>Numa linha, ao lado da partida</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>Neste jogo só se pode capturar depois de uma das próprias peças ter chegado ao quadrante interior.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>A aprender com esta partida</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sessão a dinheiro</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Escolher um duplo</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Jogo seguinte</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Contestar…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>A lançar</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter proposto</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Pausar primeiro</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Continuar a jogar</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Continuar a jogar…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>A jogar</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Aguarde</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon proposto</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Redobrar</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Redobra proposta</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Redobrar para {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Desforra</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Desistência proposta</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Desistir…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Resultado…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Lançar</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Lançar de novo</translation>
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
        <translation>Mais lento</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Mesas…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>A pensar…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>Até ao fim</translation>
    </message>
    <message>
        <source>To play {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation type="vanished">A jogar {dice}</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>A jogar: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>Para a revisão</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Para o torneio</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Experimentar outra jogada</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>A experimentar, ao lado da partida</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>O turno continua</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Anular</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Branco</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Está a assistir</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>imediato</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>jogo {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>pode capturar</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>ainda não pode capturar</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>velocidade normal</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>pós-Crawford</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation type="vanished">treino</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>partida de treino</translation>
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
        <translation>muito lento</translation>
    </message>
    <message>
        <source>{length}-point match</source>
        <extracomment>Label: the first to win so many points wins the match</extracomment>
        <translation type="vanished">partida a {length} pontos</translation>
    </message>
    <message>
        <source>{own} of {length} points</source>
        <extracomment>For a screen reader: the score of a player in a match to {length} points</extracomment>
        <translation type="vanished">{own} de {length} pontos</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Guardar esta posição…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>O que estava &amp;montado antes</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Guardada como {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>A posição {position} não pode ser lida; ficou como estava.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>{position} foi removida.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Ambos os jogadores movem no mesmo sentido e retiram das mesmas casas, 6 a 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Ambos os jogadores dão a volta no mesmo sentido; o adversário começa na sua casa 12 e retira das suas casas 18 a 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Dados: escolha um duplo</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Dados: por lançar</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Dados: prima para lançar</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Cubo de dobra</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Cubo de dobra em {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Escolher {double}</translation>
    </message>
    <message>
        <source>Name {face}-{face}</source>
        <extracomment>A place to press: choose this double, a verb</extracomment>
        <translation type="vanished">Escolher {face}-{face}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Sem cubo de dobra</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Casa {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Os jogadores movem em sentidos opostos.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>A sua barra</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>A barra do adversário</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>A reserva do adversário</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>A caixa do adversário</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>A sua reserva</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>A sua caixa</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>pode mover</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>vazio</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>ao meio</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>proposto a si</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>proposto ao adversário</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>por cima de 1 peça preta, presa</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>por cima de 1 peça branca, presa</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>fora de uso no jogo de Crawford</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>prima para dobrar</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>prima para terminar o turno</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>prima para aceitar</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>o lançamento anterior foi {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>depois um duplo à escolha</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>depois outro lançamento</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>depois {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>com 1 peça preta presa por baixo</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>com 1 peça branca presa por baixo</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>vale {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>do adversário</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>seu</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} meio jogado</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} jogado</translation>
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
        <translation>Do tabuleiro para o que costuma vir a seguir, e adiante</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>Na lista de candidatas: fazer essa jogada</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Escolher um duplo, nos jogos que o permitem</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Nenhuma ali</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Mais uma peça ali</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+Espaço, Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Esse número de peças ali</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Esse número da outra cor</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espaço, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>A outra cor para algarismos e cliques</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>O outro jogador a lançar; escolher os dados</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>O mesmo para o outro lado; só as peças trocam de lado</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>A posição inicial, um tabuleiro vazio</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Para a barra, para a caixa</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Experimentar uma jogada, ou montar de novo</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Virar o cubo para a frente, para trás</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Anular, refazer</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Ir de casa em casa, até à barra, caixas, reserva, dados e cubo</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>O que um clique faz ali</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>O que um clique com o botão direito faz ali: jogar o outro dado</translation>
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
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Como a janela, escuro ou claro</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Azul e laranja (seguro para daltónicos)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Bordô de torneio</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Feltro clássico</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Ácer</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardósia</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Nogueira e couro</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Amarelo e violeta (seguro para daltónicos)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk. A partida está guardada; os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Falta %n partida.</numerusform>
            <numerusform>Faltam %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Demora cerca de %n minuto.</numerusform>
            <numerusform>Demora cerca de %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} de %n outra partida está jogada.</numerusform>
            <numerusform>{done} de %n outras partidas estão jogadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Quadro</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Escolha</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Quantas vezes o jogador perde um backgammon, em percentagem</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Quantas vezes o jogador perde um gammon ou um backgammon, em percentagem</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Quantas vezes ganha o jogo quem decide</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Quantas vezes o jogador ganha um backgammon, em percentagem</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Quantas vezes o jogador ganha um gammon ou um backgammon, em percentagem</translation>
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
        <translation>O que perde em relação à melhor escolha</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>O que vale para quem decide</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Vit. %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>analisada menos a fundo</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>escolhida</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>entre parênteses: analisada menos a fundo, não comparável</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>a sua resposta</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Escolhas nesta posição</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Mais fundo</translation>
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
            <numerusform>%n cartão</numerusform>
            <numerusform>%n cartões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n cartão está guardado como {file}.</numerusform>
            <numerusform>%n cartões estão guardados como {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n cartão para hoje</numerusform>
            <numerusform>%n cartões para hoje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n cartão tem agora outra melhor resposta e deve ser revisto.</numerusform>
            <numerusform>%n cartões têm agora outra melhor resposta e devem ser revistos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n cartão feito dos seus erros espera hoje uma resposta.</numerusform>
            <numerusform>%n cartões feitos dos seus erros esperam hoje uma resposta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n cartão feito. Será perguntado na página Treino.</numerusform>
            <numerusform>%n cartões feitos. Serão perguntados na página Treino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n cartão já existia.</numerusform>
            <numerusform>%n cartões já existiam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n decisão não pode ser perguntada sem a sua partida.</numerusform>
            <numerusform>%n decisões não podem ser perguntadas sem a sua partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n cartão novo espera pelos próximos dias.</numerusform>
            <numerusform>%n cartões novos esperam pelos próximos dias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n deles nunca foi perguntado.</numerusform>
            <numerusform>%n deles nunca foram perguntados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>Vale a pena treinar %n dos seus erros desta partida.</numerusform>
            <numerusform>Vale a pena treinar %n dos seus erros desta partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n ponto do ficheiro não pôde ser lido.</numerusform>
            <numerusform>%n pontos do ficheiro não puderam ser lidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n posição é agora um cartão, num baralho próprio.</numerusform>
            <numerusform>%n posições são agora cartões, num baralho próprio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Volta dentro de %n dia.</numerusform>
            <numerusform>Volta dentro de %n dias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Fazer %n cartão</numerusform>
            <numerusform>Fazer %n cartões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>A seguir: %n cartão, {day}.</numerusform>
            <numerusform>A seguir: %n cartões, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Não foi possível fazer um cartão de %n posição: {places}.</numerusform>
            <numerusform>Não foi possível fazer cartões de %n posições: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Errou este cartão %n vez: fica agora de lado.</numerusform>
            <numerusform>Errou este cartão %n vezes: fica agora de lado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Sabia {right} de %n cartão.</numerusform>
            <numerusform>Sabia {right} de %n cartões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>errado %n vez</numerusform>
            <numerusform>errado %n vezes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>Não há nesse ficheiro nenhuma posição em que se tenha de decidir.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk e não foi feito nenhum cartão. Os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Um cartão precisa de uma decisão analisada.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Os cartões precisam de uma análise: Analisar (F7) faz uma.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Encontrados em {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Nenhum erro seu nesta partida merece um cartão.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Outros jogadores</translation>
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
        <translation>Diga alguma coisa</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>A assistir: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>O que o outro jogador diz não é mostrado; não pode ser lido mais tarde.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>O que foi dito</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Eu</translation>
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
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Adversário</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>Co&amp;meçar um novo jogo</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>&amp;Por terminar</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth is paid into the pot.</source>
        <translation type="vanished">Uma peça é entregue e um décimo é pago para o bolo.</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Uma peça é entregue e paga-se para o bolo um décimo do seu valor.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Probabilidades de ganhar o bolo</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Escolha um adversário e comece um novo jogo.</translation>
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
        <translation>Impressão digital dos dados (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Amigo</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno seguinte</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Uma peça move {both} e outra {low} ou {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Uma peça move {both}, ou duas movem {high} e {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Jogadas deste lançamento</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Bolo {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Voltar ao seu último turno; os dados ficam os mesmos</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>Aposta de &amp;cada um</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Segredo dos dados</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Mostrar quanto vale cada jogada</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Aposta de cada jogador</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Voltar atrás</translation>
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
        <translation>Turno {number}: {white} vs {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Duas peças movem {far} cada, ou uma move {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Jogos por terminar</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Branco</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>O seu lançamento ({colour}): {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>A sua jogada com {dice}: entregou uma peça na casa {space}.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>A sua jogada com {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>O seu lançamento foi {dice}: nada pôde ser movido e o turno perdeu-se.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Ganhou o bolo de {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>entregar uma peça na casa {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>nada pode ser movido: o turno perde-se</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>turno {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) lançou {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} jogou {dice}: entregou uma peça na casa {space}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} jogou {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} lançou {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} lançou {dice}: nada pôde ser movido e o turno perdeu-se.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} ganhou o bolo de {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} fora</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → fora</translation>
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
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Outro programa continuou este jogo; aqui está como se encontra agora.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Não é possível escrever o ficheiro ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} não contém nenhum jogo de Coan ki que se possa ler ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Voltar ao jogo</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Novo jogo…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Jogá-la</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Ler as regras de Coan ki ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>O jogo escolhido já não está lá: outro programa terminou-o ou removeu-o.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>O jogo em curso fica guardado</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Isto não pôde ser guardado e não foi jogado.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Comentário no ficheiro</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Comentário… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>O seu comentário a esta decisão</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Comentários</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Procurar em todas as páginas</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Nada encontrado. Tente menos palavras ou mais curtas.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Lugares encontrados</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Cópias de segurança</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
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
        <translation>&amp;Desenho (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Imagem</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Guardar uma imagem…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Texto com o tabuleiro</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Desenho da posição copiado.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Imagem PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Imagem da posição copiada.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Posição copiada: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Desenho SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Guardar uma imagem da posição</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Guardado em {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Texto com tabuleiro e &amp;análise</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>texto próprio do bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} não pôde ser escrito; não contém nenhuma imagem.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Posição copiada como ID do GNU Backgammon.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Posição copiada como XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Posição copiada como texto próprio do bgdesk: as peças e quem tem a vez.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Ambos concordam</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Corrigir a posição inicial</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Ambos os jogadores concordam que as peças fiquem assim?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Nada foi mudado até agora.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Ponha as peças como devem ficar agora: arraste-as, ou clique numa casa. A vez, os dados e o cubo ficam como estão.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>O jogo continua a partir daí.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Está certo assim…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n análise</numerusform>
            <numerusform>%n análises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n análise desta partida foi feita por outra versão do bgdesk e não pode ser lida aqui. Fica guardada.</numerusform>
            <numerusform>%n análises desta partida foram feitas por outra versão do bgdesk e não podem ser lidas aqui. Ficam guardadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decisão analisada.</numerusform>
            <numerusform>%n decisões analisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n decisão não pôde ser analisada.</numerusform>
            <numerusform>%n decisões não puderam ser analisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n jogo</numerusform>
            <numerusform>%n jogos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>%n avaliação perde-se com isso.</numerusform>
            <numerusform>%n avaliações perdem-se com isso.</numerusform>
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
            <numerusform>%n na casa {own}</numerusform>
            <numerusform>%n na casa {own}</numerusform>
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
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>%n ponto ganho ao todo</numerusform>
            <numerusform>%n pontos ganhos ao todo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n observação</numerusform>
            <numerusform>%n observações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n lançamento, dos quais {doubles} duplos (esperados {expected}).</numerusform>
            <numerusform>%n lançamentos, dos quais {doubles} duplos (esperados {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n segundo até agora</numerusform>
            <numerusform>%n segundos até agora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n ensaio</numerusform>
            <numerusform>%n ensaios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>partida a %n ponto</numerusform>
            <numerusform>partida a %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Análise completa: %n decisão, {unforced} não forçadas.</numerusform>
            <numerusform>Análise completa: %n decisões, {unforced} não forçadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Outros podem assistir à partida, com %n jogada de atraso.</numerusform>
            <numerusform>Outros podem assistir à partida, com %n jogadas de atraso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Performance rating: 500 vezes o erro médio das decisões que contam; menos é melhor. Com menos de %n decisão diz pouco.</numerusform>
            <numerusform>Performance rating: 500 vezes o erro médio das decisões que contam; menos é melhor. Com menos de %n decisões diz pouco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>A partida continua depois desta posição (mais %n jogada). O que fazer com o resto?</numerusform>
            <numerusform>A partida continua depois desta posição (mais %n jogadas). O que fazer com o resto?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>falta cerca de %n hora</numerusform>
            <numerusform>faltam cerca de %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>falta cerca de %n minuto</numerusform>
            <numerusform>faltam cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>falta cerca de %n segundo</numerusform>
            <numerusform>faltam cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>dobras automáticas, no máximo %n por jogo</numerusform>
            <numerusform>dobras automáticas, no máximo %n por jogo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>partida a %n ponto</numerusform>
            <numerusform>partida a %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>sessão a dinheiro de %n jogo</numerusform>
            <numerusform>sessão a dinheiro de %n jogos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>{judged} de %n jogo será analisado: não há análise de {others}.</numerusform>
            <numerusform>{judged} de %n jogos serão analisados: não há análise de {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} de %n ponto</numerusform>
            <numerusform>{own} de %n pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>O lançamento de uma partida anterior ({id}), depois dados justos (%n).</numerusform>
            <numerusform>Os %n lançamentos de uma partida anterior ({id}), depois dados justos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>O lançamento de uma partida anterior ({id}), depois dados reais, introduzidos à mão (%n).</numerusform>
            <numerusform>Os %n lançamentos de uma partida anterior ({id}), depois dados reais, introduzidos à mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>O lançamento de uma partida anterior ({id}), depois dados repetíveis a partir do número {seed} (%n).</numerusform>
            <numerusform>Os %n lançamentos de uma partida anterior ({id}), depois dados repetíveis a partir do número {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR de {name} · %n decisão contada</numerusform>
            <numerusform>PR de {name} · %n decisões contadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>o seu PR · %n decisão contada</numerusform>
            <numerusform>o seu PR · %n decisões contadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n decisão contada</numerusform>
            <numerusform>%n decisões contadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n ponto.</numerusform>
            <numerusform>%n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Desistir com um backgammon: perder %n ponto</numerusform>
            <numerusform>Desistir com um backgammon: perder %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Desistir com um jogo duplo: perder %n ponto</numerusform>
            <numerusform>Desistir com um jogo duplo: perder %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Desistir com um gammon: perder %n ponto</numerusform>
            <numerusform>Desistir com um gammon: perder %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Desistir com um jogo quádruplo: perder %n ponto</numerusform>
            <numerusform>Desistir com um jogo quádruplo: perder %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Desistir do jogo por %n peça</numerusform>
            <numerusform>Desistir do jogo por %n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Desistir: perder %n ponto</numerusform>
            <numerusform>Desistir: perder %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Propôs desistir do jogo por %n peça.</numerusform>
            <numerusform>Propôs desistir do jogo por %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ganhou um backgammon: %n ponto.</numerusform>
            <numerusform>Ganhou um backgammon: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ganhou um jogo duplo: %n ponto.</numerusform>
            <numerusform>Ganhou um jogo duplo: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ganhou um gammon: %n ponto.</numerusform>
            <numerusform>Ganhou um gammon: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ganhou um jogo quádruplo: %n ponto.</numerusform>
            <numerusform>Ganhou um jogo quádruplo: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Ganhou um jogo simples: %n ponto.</numerusform>
            <numerusform>Ganhou um jogo simples: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Ganhou o jogo por %n peça.</numerusform>
            <numerusform>Ganhou o jogo por %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} propôs desistir do jogo por %n peça.</numerusform>
            <numerusform>{name} propôs desistir do jogo por %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ganhou um backgammon: %n ponto.</numerusform>
            <numerusform>{name} ganhou um backgammon: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ganhou um jogo duplo: %n ponto.</numerusform>
            <numerusform>{name} ganhou um jogo duplo: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ganhou um gammon: %n ponto.</numerusform>
            <numerusform>{name} ganhou um gammon: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ganhou um jogo quádruplo: %n ponto.</numerusform>
            <numerusform>{name} ganhou um jogo quádruplo: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} ganhou um jogo simples: %n ponto.</numerusform>
            <numerusform>{name} ganhou um jogo simples: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} ganhou o jogo por %n peça.</numerusform>
            <numerusform>{name} ganhou o jogo por %n peças.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Joga-se %n jogo; cada ponto conta.</numerusform>
            <numerusform>Jogam-se %n jogos; cada ponto conta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>No máximo %n por jogo.</numerusform>
            <numerusform>No máximo %n por jogo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>No máximo %n das suas peças pode estar numa casa.</numerusform>
            <numerusform>No máximo %n das suas peças podem estar numa casa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Cada jogador tem %n peça. Leve todas as suas para o seu quadrante interior e retire-as antes do adversário.</numerusform>
            <numerusform>Cada jogador tem %n peças. Leve todas as suas para o seu quadrante interior e retire-as antes do adversário.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Cada jogador começa com %n peça na casa {point} ({pips} pips).</numerusform>
            <numerusform>Cada jogador começa com %n peças na casa {point} ({pips} pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Cada jogador começa com estas peças: {points} (%n pip).</numerusform>
            <numerusform>Cada jogador começa com estas peças: {points} (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Cada turno tem um atraso de %n segundo; depois corre o seu tempo de reserva de {reserve}.</numerusform>
            <numerusform>Cada turno tem um atraso de %n segundos; depois corre o seu tempo de reserva de {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>No início o tabuleiro está vazio: todas as peças ficam ao lado, em reserva (%n pip por jogador).</numerusform>
            <numerusform>No início o tabuleiro está vazio: todas as peças ficam ao lado, em reserva (%n pips por jogador).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Ganha a partida quem chegar primeiro a %n ponto.</numerusform>
            <numerusform>Ganha a partida quem chegar primeiro a %n pontos.</numerusform>
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
            <numerusform>em %n lançamento</numerusform>
            <numerusform>em %n lançamentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} de %n errada</numerusform>
            <numerusform>{wrong} de %n erradas</numerusform>
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
        <translation>&amp;Abrir a pasta</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Diz onde no programa aconteceu. A sua pasta pessoal, os nomes dos ficheiros que abriu e os segredos dos dados ficam de fora, mas o texto de um erro pode conter um nome: leia-o antes de o passar a alguém.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>O relatório está na área de transferência.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Isto foi anotado quando aconteceu e ajuda a descobrir porquê. Nada é enviado: pode copiá-lo e passá-lo a alguém que possa ajudar, ou removê-lo.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>O que correu mal</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Falta uma parte do bgdesk: {part}. Instale o bgdesk de novo; a partida fica guardada.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Nenhum programa aqui mostra pastas. Os relatórios estão em {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Algo correu mal dentro do bgdesk da última vez. O que jogou está guardado; veja o relatório.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk; a partida está guardada. Os pormenores estão no registo.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>O bgdesk terminou inesperadamente da última vez. O que jogou está guardado; veja o relatório.</translation>
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
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dobrar, recusar</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dobrar, aceitar</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Não dobrar</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Não redobrar</translation>
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
        <translation>Redobrar</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redobrar, recusar</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redobrar, aceitar</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Bom demais para dobrar</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Bom demais para redobrar</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Cubo de dobra</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Agora não</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Como no tabuleiro</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Away, quem lança</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Away, adversário</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>Ao centro</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Eficiência do cubo</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammons nas derrotas</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammons nas vitórias</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Jogo a dinheiro</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Do adversário</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>De quem lança</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Dono do cubo</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Pontos em falta</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equity conforme a probabilidade de vitória</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity conforme a probabilidade de vitória; os valores estão na tabela</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Limiares do cubo</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>O motor está a avaliar…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>De que são feitos os limiares de aceitação</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>A decisão no tabuleiro</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Ver: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk ao procurar nas suas partidas. As partidas ficam como estão; os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Outro baralho tem este nome.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Escolha um nome que não revele a resposta: o nome aparece antes de responder.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Nome deste baralho</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Ainda se estão a fazer cartões de outro ficheiro. Escolha {file} de novo depois disso.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Exportar cartões para o Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Importar posições como cartões</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Notas para o Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Remover baralho</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Remover este baralho com todos os cartões e o que respondeu neles?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Os cartões não foram guardados: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>O motor examina a posição {number} de {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>%n resultado posterior que dela dependia também é anulado.</numerusform>
            <numerusform>%n resultados posteriores que dela dependiam também são anulados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Examinar esta decisão mais a fundo (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Examinar esta decisão mais a fundo: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Uma escolha está aqui tão à frente que não foi preciso examinar mais a fundo.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Dados de ambos: cada lançamento resulta de segredos dos dois jogadores.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Dados do servidor {server}, que ninguém pode verificar.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Dados justos.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Impressão digital dos dados (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>No lançamento {roll}, um lançamento inicial, cada jogador tem o dado do outro.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Não está registado se a impressão digital foi mostrada antes do primeiro lançamento.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>Nenhumas palavras de um jogador entraram nos lançamentos.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Dados reais, introduzidos à mão.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Dados repetíveis a partir do número {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>O lançamento {roll} é {recorded} no registo: os dados certos pela ordem errada.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>O lançamento {roll} é {recorded} no registo; devia ser {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>O lançamento {roll} está onde devia estar o lançamento {due}: um lançamento foi omitido ou usado duas vezes.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Lançamentos verificados: {count}. Todos resultam de segredos de ambos, fixados antes da partida.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Lançamentos verificados: {count}. Todos resultam do número {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Lançamentos verificados: {count}. Todos resultam do segredo com o SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Lançamentos tirados da partida {id}, onde podem ser verificados: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Lançamentos errados: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>A impressão digital começa pelos {count} algarismos que anotou, de 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>A impressão digital é a que anotou.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>A impressão digital desta partida não é a que anotou, mas {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>A impressão digital foi mostrada antes do primeiro lançamento.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>O id da partida, que entra em cada lançamento, não resulta da impressão digital dos dados.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>O segredo destes dados não tem a impressão digital que está no registo.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>O segredo destes dados é revelado quando a partida acabar; verifique-os então.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Os segredos do lançamento {roll} não são os que ambos os jogadores tinham fixado antes da partida; daí em diante nada pode ser verificado.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>A sua impressão digital (SHA-256) é {hash}, a da partida {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Não há partida no tabuleiro, por isso não há dados a verificar.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Estes são dados de um servidor: ninguém os pode verificar.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Estes dados não têm impressão digital para comparar.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Estes dados foram tirados de uma partida anterior: podem ser verificados lá.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Estes dados foram introduzidos à mão: não há nada a verificar.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Estas palavras entraram em cada lançamento: “{words}”.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Branco fixou segredos com a impressão digital {white}, e Preto com {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>dados de uma partida anterior</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>dados reais, introduzidos à mão</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>dados repetíveis a partir do número {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n lançamento volta a sair por esta ordem; quando acabar, introduz os dados à mão.</numerusform>
            <numerusform>%n lançamentos voltam a sair por esta ordem; quando acabarem, introduz os dados à mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Escolher uma partida</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Escolha a partida, ou um registo de partida guardado (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Dados de uma partida anterior</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>Partida &amp;anterior</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Partida anterior cujos dados voltam a ser lançados</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De um &amp;ficheiro…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Registos de partidas do bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>N&amp;úmero</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>Nada foi lançado nessa partida.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} não é um registo de partida (.json) do bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Um pouco invulgar: bons dados afastam-se tanto em {share} de 1000 amostras.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Qui-quadrado {statistic}, {freedom} graus de liberdade, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Ainda nada foi lançado.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Nada de invulgar: bons dados afastam-se pelo menos tanto em {share} de 100 amostras.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Lançamentos a menos para julgar.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Muito invulgar: bons dados afastam-se tanto em menos de uma de 1000 amostras.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Direção</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Atribuir</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Atribuir-lhe a partida contra {opponent}, sem a jogar?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Atribuir a partida contra {opponent} a {name}, sem a jogar?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Dar-me a vitória na partida…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Atribuir a partida a {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>É jogada de novo, com outros dados; o que foi jogado fica em Partidas guardadas.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>As partidas por terminar perdem-se.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Nada se pode mudar aqui agora.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Jogar esta partida de novo desde o início?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Jogar esta partida de novo desde o início…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Alguém chega tarde…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Anular o resultado da partida entre {first} e {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Anular o resultado…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Retirar-se do torneio?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Retirar-me do torneio…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Retirar {name} do torneio?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Retirar {name} do torneio…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>O que a direção pode fazer</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>O que foi jogado dela vai para o lixo.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>O que foi jogado dela vai para o lixo; os dados serão outros.</translation>
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
        <translation>Dar esta resposta (Enter; na grelha de lançamentos Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Continuar (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Faça a jogada no tabuleiro; depois clique nos dados ou prima Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Pergunta seguinte</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Um momento: a pergunta e o que ela precisa estão a ser calculados…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Repor o último passo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Anular</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Cartões até agora</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Como conta</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Continuar a jogar daqui…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Treino com cartões</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Pôr de lado</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Anular a última resposta</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>O que fiz eu?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>De momento o motor não pode funcionar neste computador.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>O motor não respondeu a tempo.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>O motor não arrancou.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>O motor falhou. Os pormenores estão no registo.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>O motor parou inesperadamente.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>à primeira vista, sem os números que se seguem</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>exata</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>solução exata deste jogo</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>jogador básico</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>pequena rede para este jogo</translation>
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
        <translation>Su&amp;bir</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Ad&amp;icionar computadores</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Adicionar ami&amp;go</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Qualquer estilo</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Descer este participante um lugar (Alt+Down)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Subir este participante um lugar (Alt+Up)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>&amp;Descer</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Preenc&amp;her com jogadores de clube</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nome de um amigo neste computador</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Número de computadores</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>R&amp;emover</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Cabeça de série</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Força</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Força dos computadores</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Estilo dos computadores</translation>
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
        <translation>Retirada</translation>
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
        <translation>Custo</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Recusar</translation>
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
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>O jogo e o número da jogada nele</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>O que mudou: a probabilidade de ganhar a partida, ou pontos onde cada jogo conta</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>O que a decisão perdeu, em equity</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Todos os jogos</translation>
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
        <translation>Erros</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Assinaladas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo de decisão</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Custo mínimo</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Jogadas e cubo</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Ainda não vistos</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Erros de quem</translation>
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
        <translation>Erros</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Erros {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Jogo {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Eu</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Nenhuma decisão destas está assinalada: F assinala a que está no tabuleiro.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Não há erros destes.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>Sobre a partida:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Comentários de:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Data:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Prova e jogadores</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Prova:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>No ficheiro:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Lugar:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Nome verdadeiro de {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Ronda:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Local:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Transcrição de:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>O seu nome verdadeiro:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Dobra automática: cubo em {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Ambos lançaram {die}: dobra automática, cubo em {value}. Lançam de novo.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Ambos lançaram {die}: lançam de novo.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Houve jogadas anuladas.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>O tabuleiro foi montado à mão.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>O jogo está empatado.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>O jogo foi decidido por acordo.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>A pontuação é {white} a {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>A posição inicial foi corrigida.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Aceitou a desistência.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Fez beaver para {value}.</translation>
    </message>
    <message>
        <source>You could not play {dice}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">Não pôde jogar {dice}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Dobrou para {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Não moveu nenhuma peça, o que não é legal.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Escolheu {double}.</translation>
    </message>
    <message>
        <source>You named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">Escolheu {face}-{face}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Propôs desistir com um backgammon.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Propôs desistir com um jogo duplo.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Propôs desistir com um gammon.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Propôs desistir com um jogo quádruplo.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Propôs desistir com um jogo simples.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Recusou.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">Jogou {dice}: {play}.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Jogou {play}, o que não é legal.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>O seu tempo esgotou-se.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Voltou a redobrar para {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Recusou a desistência.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Desistiu.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Lançou {dice} e não pôde mover.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Lançou {dice} e jogou {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Lançou {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Aceitou com o cubo em {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence. {animal} is raccoon, otter or redouble; {value} the number on the cube</extracomment>
        <translation type="vanished">Virou o cubo para {value} ({animal}).</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Virou o cubo para {value}: um raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Virou o cubo para {value}: um otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Ganhou a partida, {own} a {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Ganhou o lançamento inicial e pode começar com ele, {dice}, ou lançar de novo os dois dados.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Ganhou o lançamento inicial e tem de começar com ele: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Ganhou o lançamento inicial, {dice}, e tem agora de lançar os dois dados para começar.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Ganhou a sessão, {own} a {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>não pode mover</translation>
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
        <translation>redobra</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: não pôde jogar.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: jogou {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} não pôde jogar.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} jogou {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} aceitou a desistência.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} fez beaver para {value}.</translation>
    </message>
    <message>
        <source>{name} could not play {dice}.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">{name} não pôde jogar {dice}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} dobrou para {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} não moveu nenhuma peça, o que não é legal.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} escolheu {double}.</translation>
    </message>
    <message>
        <source>{name} named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">{name} escolheu {face}-{face}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} propôs desistir com um backgammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} propôs desistir com um jogo duplo.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} propôs desistir com um gammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} propôs desistir com um jogo quádruplo.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} propôs desistir com um jogo simples.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} recusou.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">{name} jogou {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} jogou {play}, o que não é legal.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>O tempo de {name} esgotou-se.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} voltou a redobrar para {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} recusou a desistência.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} desistiu.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} lançou {dice} e não pôde mover.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} lançou {dice} e jogou {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} lançou {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} aceitou com o cubo em {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation type="vanished">{name} virou o cubo para {value} ({animal}).</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} virou o cubo para {value}: um raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} virou o cubo para {value}: um otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} ganhou a partida, {own} a {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} ganhou o lançamento inicial e pode começar com ele, {dice}, ou lançar de novo os dois dados.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ganhou o lançamento inicial e tem de começar com ele: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} ganhou o lançamento inicial, {dice}, e tem agora de lançar os dois dados para começar.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} ganhou a sessão, {own} a {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Um abre uma mesa e envia ao outro o convite, por correio, mensagem ou em papel. Quem tiver o convite pode ocupar o lugar, e mais ninguém.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Jogar com alguém noutro computador</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Ler &amp;mais</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Os dados vêm dos dois computadores: nenhum dos jogadores, nem ninguém entre eles, pode conhecer ou escolher um lançamento. Todos podem verificá-lo depois.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Duas pessoas com o bgdesk jogam diretamente uma com a outra, sem conta, e nada é enviado a mais ninguém. Um retransmissor, se escolher um, passa adiante o que não consegue ler. Só um servidor, se for a um, sabe o que se joga.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>O que é enviado: o nome que escolher aqui, as suas jogadas e lançamentos, o tempo que demorou e o que disser. O outro computador vê o seu endereço de rede, como sempre entre dois computadores. Tudo vai cifrado.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Enquanto não há nenhuma mesa aberta, o bgdesk não escuta ninguém. Uma partida pode ser deixada e continuada a qualquer momento, enquanto ambos quiserem.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Um ficheiro .mat não pode indicar as regras da casa desta partida.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Um ficheiro .mat não diz que jogador é um programa.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Um ficheiro do tipo {kind} não pode conter uma partida de {game}; .json pode.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Uma parte da análise ou dos comentários não pôde ser escrita num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Uma posição montada à mão a meio do turno está só em parte num ficheiro .mat.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Uma posição montada à mão a meio do turno está só em parte num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Uma posição montada à mão a meio do turno está só em parte num ficheiro .sgf.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Um lançamento ainda não jogado, ou uma dobra ainda sem resposta, não está num ficheiro .mat.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Uma posição inicial corrigida está num ficheiro .mat como posição montada à mão.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Uma posição inicial corrigida está num ficheiro .ogxm como posição montada à mão.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Uma posição inicial corrigida está num ficheiro .sgf como posição montada à mão.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Um ficheiro .ogxm não pode conter esta partida: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Um ficheiro .ogxm não pode limitar as dobras automáticas: lá não têm limite.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Um ficheiro .ogxm não pode indicar as regras da casa desta partida.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Um ficheiro .ogxm não conhece este jogo; lá chama-se gamão.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Um ficheiro .ogxm não diz que jogador é um programa.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Um ficheiro .ogxm conhece beavers e raccoons, mas nenhum aumento depois deles: o cubo fica lá baixo demais.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Um ficheiro .sgf não pode indicar as regras da casa desta partida.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Um ficheiro .sgf não diz que jogador é um programa.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Um ficheiro .sgf contém uma só análise.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>A análise não está num ficheiro .mat.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>As dobras automáticas não estão num ficheiro .mat: os pontos e valores do cubo parecem lá errados.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>O relógio e os tempos de reflexão não estão num ficheiro .mat.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>O relógio e os tempos de reflexão não estão num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>O relógio e os tempos de reflexão não estão num ficheiro .sgf.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Os comentários a jogadas individuais não estão num ficheiro .mat.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>O GNU Backgammon não conhece este jogo.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>O modo como os dados foram feitos não está num ficheiro .mat.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>O modo como os dados foram feitos não está num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>O modo como os dados foram feitos não está num ficheiro .sgf.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Derrotas por tempo e desistências antecipadas estão num ficheiro .ogxm como pontos acordados.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Derrotas por tempo e desistências antecipadas estão num ficheiro .sgf como pontos acordados.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Nenhum formato &apos;{name}&apos; pode ser escrito; os conhecidos são {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Nenhum formato tem a terminação &apos;{suffix}&apos; de {file}; as conhecidas são {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>As outras linhas não estão num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>As outras linhas de jogo não estão num ficheiro .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>As desistências recusadas não estão num ficheiro .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>As desistências recusadas ou sem resposta não estão num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>As desistências recusadas ou sem resposta não estão num ficheiro .sgf.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>As pontuações definidas depois do primeiro jogo não estão num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Algumas análises não podem ser guardadas num ficheiro .sgf.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Algumas outras linhas não podem ser guardadas num ficheiro .sgf.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>O acordo sobre dobras automáticas não está num ficheiro .mat.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>A partida acabou por desistência ou por tempo: um ficheiro .mat mostra o último jogo como não terminado.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>O número de jogos acordado não está num ficheiro .mat.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>O número de jogos acordado não está num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>O lançamento por jogar, ou a resposta a um aumento, não está num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Os lançamentos iniciais empatados não estão num ficheiro .mat.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Os lançamentos iniciais empatados não estão num ficheiro .ogxm, só o cubo que viraram.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Os lançamentos iniciais empatados não estão num ficheiro .sgf, só o cubo que viraram.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>O que foi anulado não está num ficheiro .mat.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>O que foi anulado não está num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>O que foi anulado não está num ficheiro .sgf.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>As dicas pedidas não estão num ficheiro .mat.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>As dicas pedidas não estão num ficheiro .ogxm.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>As dicas pedidas não estão num ficheiro .sgf.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Uma partida entre computadores não pôde ser jogada. O torneio está guardado; os pormenores estão no registo.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk. O torneio está guardado; os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n decisão contada</numerusform>
            <numerusform>%n decisões contadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Melhor série de %n decisão: PR {rating}</numerusform>
            <numerusform>Melhor série de %n decisões: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Última decisão (%n)</numerusform>
            <numerusform>Últimas %n decisões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>O tutor falou em %n decisão. Nela conta a primeira tentativa.</numerusform>
            <numerusform>O tutor falou em %n decisões. Nelas conta a primeira tentativa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Com menos de %n partida ninguém sabe quão grande pode ser o desvio deste valor.</numerusform>
            <numerusform>Com menos de %n partidas ninguém sabe quão grande pode ser o desvio deste valor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 cartões que ainda saberia ao fim de 30 dias</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 contagens efetivas de pips seguidas, com um desvio médio inferior a um pip</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Um duplo clique numa linha abre as suas decisões.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Uma linha aparece quando contarem 30 decisões.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Uma partida terminada em cada jogo, fora o Coan ki</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Jogo da casa do ás</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Contra pessoas</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra o computador</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>À frente</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Os 15 lançamentos iniciais bem jogados, duas vezes, com pelo menos uma semana entre elas</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Todo o tempo</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Perguntar agora as mais caras destas decisões como cartões</translation>
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
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Best {number} decisions in a row: PR {rating}</source>
        <extracomment>Performance rating, a standard term</extracomment>
        <translation type="vanished">Melhores {number} decisões seguidas: PR {rating}</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Melhor do que {opponent}: os resultados deixam pouca dúvida</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Ambos 1-away</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Probabilidades perdidas numa partida</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Jogo de Crawford</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Erros de cubo</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Dobrar ou não</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Dobras cedo demais</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Equity perdida</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Média que se atenua</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Mais depressa do que o habitual</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>As estatísticas aparecem aqui quando houver partidas suas analisadas: jogue ou abra uma partida e prima F7, ou analise muitas de uma vez na lista de partidas.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Primeiro jogo sem erros</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Primeira partida analisada</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Primeira partida cujos dados foram verificados, lançamento a lançamento, pelo seu segredo</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plano de jogo</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Metade das suas jogadas são feitas em menos tempo do que o seu habitual: custam mais?</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation type="vanished">Espera</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Jogo de espera</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Se jogar com outros nomes em ficheiros, indique isso em “Quem é quem…”.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>Em nove de dez casos a sua força está dentro desta margem. Toma partidas inteiras como unidades, porque as decisões de uma partida têm muito em comum.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Last {number} decisions</source>
        <extracomment>Name of a line: performance rating over the last {number} decisions</extracomment>
        <translation type="vanished">Últimas {number} decisões</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Empatado</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Menos é melhor. Cada linha é da partida que acaba nesse ponto.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Partidas perdidas</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Partidas que os dados lhe deram além do que o seu jogo valia: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Partidas que o seu jogo valia e que os dados lhe custaram: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Partidas com sorte conhecida</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Dobras falhadas</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Sessão a dinheiro</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mês</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Sem plano claro</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Nenhuma decisão conta</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Nenhuma decisão conta aqui.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Nenhum erro com o cubo até agora.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Nenhuma partida corresponde a estas escolhas. Escolha um período mais longo.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Ainda não há nenhuma partida por pontos terminada.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Ainda nada se destaca. São precisas mais partidas analisadas.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
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
        <translation type="vanished">A jogar um back game</translation>
    </message>
    <message>
        <source>Playing an ace-point game</source>
        <translation type="vanished">A jogar um jogo da casa do ás</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Pontos perdidos</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Pós-Crawford</translation>
    </message>
    <message>
        <source>Priming</source>
        <translation type="vanished">Prime</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Jogo de prime</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Racing</source>
        <extracomment>A plan of a player, as the next ones</extracomment>
        <translation type="vanished">Em corrida</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Diferença de rating para os adversários, pela qualidade do jogo</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Alcançado</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Jogo de corrida</translation>
    </message>
    <message>
        <source>Running home</source>
        <translation type="vanished">A correr para casa</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Parte dos erros</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Situações em que perde mais do que os jogadores costumam perder aí, as mais caras primeiro. O que quase ninguém encontra pesa pouco.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Mais devagar do que o habitual</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Aceitar ou recusar</translation>
    </message>
    <message>
        <source>The dice cost you {number} matches that your play was worth.</source>
        <translation type="vanished">Os dados custaram-lhe {number} partidas que o seu jogo valia.</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Os dados não lhe deram nem tiraram nada digno de nota.</translation>
    </message>
    <message>
        <source>The dice won you {number} matches more than your play was worth.</source>
        <translation type="vanished">Os dados deram-lhe mais {number} partidas do que o seu jogo valia.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>O sentido dos seus erros diz mais do que o tamanho.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>O último mês</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Os últimos três meses</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>O último ano</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>O tempo só se conhece nas partidas que joga aqui.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>A recuperar</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Bom demais para dobrar</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Até (dia)</translation>
    </message>
    <message>
        <source>Up to</source>
        <extracomment>Headings of columns: the day up to which one counts, and how many decisions that are</extracomment>
        <translation type="vanished">Até</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Com sorte igual</translation>
    </message>
    <message>
        <source>With fewer than {number} matches there is no telling how far off this may be.</source>
        <translation type="vanished">Com menos de {number} partidas não se sabe quão grande pode ser o desvio.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Ganhas menos perdidas</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Ganhas entre estas</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Ganhas entre estas com sorte igual</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Ganhas ou perdidas pelos dados</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Ganhas com sorte igual</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Recusas erradas</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Aceitações erradas</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>a melhor jogada retira peças</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>a melhor jogada captura</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>a melhor jogada é calma</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>a melhor jogada faz uma casa</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>a melhor jogada faz uma âncora</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>a melhor jogada corre</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} partidas</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} pontos</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk ao calcular as suas estatísticas. As partidas ficam como estão; os pormenores estão no registo.</translation>
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
        <translation>&amp;Quem é quem…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Dados e jogo</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Dividido por</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Erros com o cubo</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Depressa e devagar</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Estatísticas ao longo do tempo</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>A evolução</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Marcos</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>A ler partidas: {done} de {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>O que estudar</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Onde estão os seus erros</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Exportar as estatísticas</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tabela para folhas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>As estatísticas estão guardadas como {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>As estatísticas não foram guardadas: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>Mais %n ficheiro não foi aberto.</numerusform>
            <numerusform>Mais %n ficheiros não foram abertos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>%n partida adicionada à sua biblioteca.</numerusform>
            <numerusform>%n partidas adicionadas à sua biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Linha de comandos</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Abrir uma partida ou posição</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto colado</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Leitura</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>A ler partidas: {done} de {total} ficheiros</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>A ler partidas…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>Não há ficheiros nessa pasta.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>Na área de transferência há uma imagem, que não pode ser lida: copie a posição como texto.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Não há texto na área de transferência.</translation>
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
        <translation>Todas as decisões</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Todas as fases</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Todos os planos</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Análise de</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plano de jogo</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo de decisão</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Estatísticas de quem</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 ou mais</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 ou mais</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Qualquer decisão</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Qualquer parte do jogo</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Qualquer resultado</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Qualquer data</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Erros graves, a partir de {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Caras, a partir de {cost}</translation>
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
        <translation type="vanished">Os dados escrevem-se assim: 6-1, ou vários: 6-1, 5-5.</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>Os dados escrevem-se assim: {roll}, ou vários: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="vanished">Dobras</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Dobras do cubo</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Duvidosas, a partir de {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Erros, a partir de {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Todas as decisões analisadas</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Todas as posições</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Partida perdida</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Partida ganha</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Sem dobra</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation type="vanished">Sem dobrar</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Recusas</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Pips de diferença</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pips: {own} a {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogada em</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Posições parecidas</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Aceitações</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>O último mês</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Os últimos três meses</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>A última semana</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>O último ano</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>A mesma posição</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Isto não é uma posição: um XGID, um ID do GNU Backgammon ou o texto próprio do bgdesk são.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>sem jogada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>sem limite</translation>
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
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Procurar decisões</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Fazer &amp;cartões destas</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>A ler partidas: {done} de {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Mostrar as &amp;partidas</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>As suas partidas estão a ser lidas. O que for encontrado nelas aparece aqui.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Só estas decisões:</translation>
    </message>
    <message>
        <source>6-1, 5-5</source>
        <extracomment>Example of what may be typed into a field</extracomment>
        <translation type="vanished">6-1, 5-5</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Limpar tudo</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>Do ta&amp;buleiro</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>PR máximo</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Proximidade</translation>
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
        <translation>Partida</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Nomes, prova, etiqueta, ficheiro</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Barra do adversário</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Pips do adversário</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Pontuação do adversário</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Barra própria</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Pips próprios</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Pontuação própria</translation>
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
        <translation>Pips do adversário</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pips do jogador</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogada em</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="vanished">Pontos</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Casas do tabuleiro</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
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
        <translation>Decisões de quem</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID ou ID de posição</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>qualquer</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Assinalada; Shift+F vai para a marca seguinte, F retira esta.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>De novo a partir da primeira marca.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Nenhuma decisão desta partida está assinalada: F assinala a que está no tabuleiro.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>A marca foi retirada.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Não há aqui nenhuma decisão que se possa assinalar.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>assinalada</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Os próximos dias</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>De &amp;fora após derrotas</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Como na primeira final</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Como na primeira ronda</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>As necessárias</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>&amp;Consolação</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Eliminação dupla</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Para quem perde antes da final</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Para quem perde a primeira partida</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>For&amp;mato</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Avançam de cada um</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Grupos, depois eliminatórias</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Ninguém fica de fora</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Jogar pelo terceiro &amp;lugar</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>P&amp;ontos por ronda</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Pontos após uma derrota</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as 7-7-7-9</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">Pontos das partidas por ronda, por exemplo 7-7-7-9</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Pontos das partidas por ronda, por exemplo {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Pontos da segunda final</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Segunda final, se &amp;quem ainda não perdeu perder a primeira</translation>
    </message>
    <message>
        <source>Second final, where whoever has not lost &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation type="vanished">Segunda final, se &amp;quem ainda não perdeu perder a primeira</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Eliminação simples</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Rondas suíças</translation>
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
            <numerusform>%n erro da partida</numerusform>
            <numerusform>%n erros da partida</numerusform>
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
        <translation>Copiar para um fórum</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Desenho (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Imagem (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>A decisão no tabuleiro</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>O que copiar</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>O que será copiado</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decisão</numerusform>
            <numerusform>%n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Nenhuma das suas partidas está ainda analisada. Analise-as em Partidas guardadas…, ou procure “Todas as posições” em vez de erros.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Retire algumas das condições.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Não há nada assim em %n decisão.</numerusform>
            <numerusform>Não há nada assim em %n decisões.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>A sua biblioteca está vazia. Abra uma partida (Ctrl+O) ou jogue uma: depois encontra aqui as suas decisões.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>em %n partida</numerusform>
            <numerusform>em %n partidas</numerusform>
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
            <numerusform>&amp;Adicionar a partida (%n)</numerusform>
            <numerusform>&amp;Adicionar todas as %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Adicionar todas à sua biblioteca, para abrir mais tarde</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir uma partida</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Outro amigo…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Ambos se sentam a este tabuleiro e jogam à vez.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Jogar com um amigo…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Jogar com {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Dois jogadores, um computador</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Abrir um ficheiro…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Texto de uma posição</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID ou outro texto de uma posição</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regras…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Um novo lançamento inicial em cada jogo</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Jogo {number} da série</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Jogos à minha escolha…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Em janela própria</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Mais nenhum jogo</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Senão, quem ganha um jogo começa o seguinte.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>A posição inicial de {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Um jogo de bloqueio em que um duplo traz consigo todos os duplos mais altos.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Um jogador pode retirar peças mesmo que uma das suas esteja presa no seu quadrante interior.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey em que um duplo traz o do lado oposto dos dados.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey em que todas as peças entram antes de alguma passar o meio.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey em que só 2 com 1 dá outro lançamento.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2-1 gives another roll.</source>
        <translation type="vanished">Acey-deucey em que só 2-1 dá outro lançamento.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>As quinze peças começam todas na casa 24.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Gamão e as suas posições iniciais</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Rotação dos Balcãs</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Retirar com peças presas</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Ambos os jogadores entram, movem e vão para casa do mesmo lado do tabuleiro.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Ambos os jogadores dão a volta no mesmo sentido; mesmo uma só peça bloqueia uma casa.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>As peças entram num tabuleiro vazio; duplos e 2 com 1 dão outro lançamento.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2-1 give another roll.</source>
        <translation type="vanished">As peças entram num tabuleiro vazio; duplos e 2-1 dão outro lançamento.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>As peças entram num tabuleiro vazio; ninguém captura antes de ter uma das suas no quadrante interior.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Quatro peças começam atrás em vez de duas: mais longo e mais posicional.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>De um tabuleiro vazio</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Gamão grego: sem cubo, sem jogos triplos, e quem ganha começa o jogo seguinte.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon com uma peça de cada lado.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon com duas peças de cada lado.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>Em {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Mover antes de todas terem entrado</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Sem números extra antes de todas terem entrado</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Não podem estar mais de cinco peças numa casa.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Sem regra da mãe</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Sem seis casas em nenhum quadrante de partida</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Números que não se podem jogar perdem-se</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Uma peça por turno deixa a casa de partida, seis seguidas exigem um adversário à frente</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Uma peça por turno deixa a casa de partida, duas com 6-6, 4-4 ou 3-3 como primeiro lançamento de um jogador; e seis casas seguidas exigem uma peça adversária à frente. Ambas são regras do Narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Prender a última peça na casa de partida não ganha o jogo.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Vários jogos, um após outro</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>As peças soltas não são capturadas, mas presas onde estão.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Jogos simples, duplos e triplos</translation>
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
        <translation>Tavli: sem cubo, com prisão e com bloqueio</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>O jogo búlgaro de prender peças, jogado como o Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>O jogo turco de bloqueio, jogado como a Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>O jogo habitual, com o cubo de dobra.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Três peças de cada lado: curto e selvagem.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Gamão turco: como o Portes, e uma peça que captura no seu quadrante interior fica lá.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Até então um duplo joga-se quatro vezes e não se lança de novo a seguir.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Normalmente todas as peças entram antes de outra se mover.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Normalmente cada peça que resta a quem perde conta um ponto.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Normalmente só o próprio quadrante de partida não pode ser preenchido.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Normalmente joga-os o adversário.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Normalmente este jogo joga-se sem ele.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Com o cubo de dobra</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games}, um após outro; cada um começa com um lançamento inicial.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games}, um após outro; quem ganha um jogo começa o seguinte.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Clique num jogo para ler as regras e para o jogar.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Jogos e as suas regras</translation>
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
        <translation>Estatísticas ao longo do tempo</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Quão fiáveis são as razões</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
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
        <translation>Línguas</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Ver partidas</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Treino com cartões</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regras deste jogo</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Mesas na rede</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>O programa</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>O tutor</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Esta página ainda não está traduzida.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Torneios</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Novidades</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Jogar {game}…</translation>
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
        <translation>(Entre parênteses): analisada menos a fundo, não comparável</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Duplo clique ou Enter: escolhê-lo</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Duplo clique ou Enter: pô-la no tabuleiro</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Duplo clique ou Enter: lançar de novo os dois dados</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>As dicas são dadas enquanto joga uma partida.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Jogue {numbers}: vale tanto como lançar de novo, ou mais.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Lançar de novo</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Lance de novo os dois dados: vale mais do que qualquer jogada de {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Lançar, sem dobrar</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Mostrar uma dica</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Até agora a melhor jogada de {numbers}. O que falta dela vem primeiro:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="vanished">Aceite</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Os melhores duplos a escolher</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>A melhor jogada de {numbers} é {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>As melhores jogadas de {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>A melhor maneira de continuar:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Não há dica: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Não há nada a decidir aqui.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>A pensar…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Isto perde {cost}: a melhor jogada de {numbers} é {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Esta é a melhor jogada de {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Com dicas ou com as probabilidades à vista, esta partida conta como treino e não altera o seu rating.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>custo {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>jogo duplo {chance}</translation>
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
        <translation>vitórias {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Melhores escolhas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Probabilidades de ganhar este jogo</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Continuar a jogar sem esta dica (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Mostrar as probabilidades depois de cada jogada</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>O motor está a pensar</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk e as partidas não podem ser listadas. Estão guardadas; os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Um comentário não pôde ser colocado ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Uma parte da análise não pôde ser lida ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Uma parte do arquivo está danificada; o resto foi guardado.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Uma parte do ficheiro está danificada ({quote}); o resto foi guardado.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Um jogador não tem nome no ficheiro.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Falta uma jogada antes de uma posição montada.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Falta uma jogada antes de “{quote}”.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Outra linha foi omitida ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>Nesta posição o jogo está terminado.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Não pode ser lido.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>O nome ou caminho é demasiado longo.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Não se leem mais de {quote} ficheiros de uma vez.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Estranho</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Só foram lidas as primeiras partidas do ficheiro; partidas omitidas: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Lido com {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Lido sem observações.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Reparado</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Falta a resposta à dobra; foi lida como aceite.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>O cubo está em {quote} e não pode ser guardado mais alto; os aumentos seguintes foram omitidos.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>O ficheiro não diz a duração da partida; foram assumidos {quote} pontos.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>O ficheiro não diz que jogo é. Foi lido como este: {game}.</translation>
    </message>
    <message>
        <source>The file does not say which game it is; it was read as {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation type="vanished">O ficheiro não diz que jogo é; foi lido como {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>O ficheiro acaba a meio; o que lá está foi guardado.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>O ficheiro não foi lido até ao fim, porque é demasiado longo ou tem demasiadas falhas; jogos cortados ou omitidos: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>O ficheiro não foi lido até ao fim, porque é demasiado longo; o que se segue foi omitido.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>O jogo começa com o duplo {quote}; foi mantido.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>O jogo não tem resultado.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>O jogo “{quote}” não é conhecido; foi lido como gamão.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>O cabeçalho indica os jogadores pela ordem inversa; seguiram-se as colunas.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>A única jogada legal do lançamento {quote} foi preenchida.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Falta a jogada do lançamento {quote}.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>A jogada “{quote}” não pode ser feita neste tabuleiro; o tabuleiro ficou como estava.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>A jogada “{quote}” não é legal; foi mantida como está escrita.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>A posição não tem peças para um jogador; foi omitida.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>O resultado no ficheiro ({quote}) não se ajusta ao jogo; vale o tabuleiro.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>O resultado no ficheiro ({quote}) não decorre do jogo; foi mantido.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>A pontuação no ficheiro ({quote}) não decorre dos jogos anteriores; foi mantida.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>O texto não é UTF-8; foi lido como {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Não há nenhum jogo neste ficheiro.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>Não há nenhum ID de posição neste texto.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Esse ficheiro não existe.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Esta partida do BGBlitz contém mais de {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Esta partida do BGBlitz não contém jogos.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Esta partida do BGBlitz está danificada ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Esta análise do GammonView está danificada ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Esta partida OGXM não contém jogos.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Esta partida OGXM está danificada ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Esta partida OGXM tem mais de {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>Este ficheiro SGF não contém nenhum jogo de gamão.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Este ficheiro SGF é de um jogo que não é gamão (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Este ficheiro SGF é de um jogo que não é gamão.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>Este ficheiro do eXtreme Gammon não contém nenhum jogo.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Este ficheiro está vazio.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este ficheiro tem mais de {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Isto é JSON, mas não de uma partida conhecida aqui.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Isto é um documento PDF, não uma partida.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Isto é um documento PostScript, não uma partida.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Isto é uma base de dados, não uma partida.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Isto é um filme ou uma imagem, não uma partida.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Isto é um filme, não uma partida.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Isto é um jogo de Coan ki, que só a janela do Coan ki joga e nenhum outro formato pode conter.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Isto é uma imagem, não uma partida.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Isto é uma posição em texto, mas não pode ser lida: não tem id.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Isto é uma posição em texto, mas não pode ser lida: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Isto é um programa, não uma partida.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Isto é um ficheiro de som, não uma partida.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Isto é um documento de texto (RTF), não uma partida.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Isto é um texto sem nenhuma partida ou posição.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Isto é uma página web, não uma partida.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Isto é um documento do Office, não uma partida.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Isto é um ficheiro XML, não uma partida.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Isto é um arquivo comprimido: descomprima-o primeiro.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Isto é uma mensagem de e-mail sem nenhuma partida.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Isto é um ficheiro do eXtreme Gammon que não pode ser lido, não uma partida.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Isto é um documento antigo do Office, não uma partida.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Isto não é uma posição de um jogo: o jogo está terminado.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Isto não é uma partida do BGBlitz.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Isto não é uma posição legal: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Isto não é um ficheiro normal.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Isto não é um ficheiro de texto nem uma partida conhecida.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Isto não é um ficheiro de texto.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Isto não é uma partida OGXM.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Isto não é um ficheiro do eXtreme Gammon.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Isto parece SGF, mas não contém nenhum jogo.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Isto parece uma partida do GamesGrid, mas não contém nenhum jogo.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Isto parece uma partida do JavaFIBS, mas não contém nenhum jogo.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Isto parece uma posição do Snowie, mas faltam campos.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Isto parece uma posição do Snowie, mas {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Isto parece uma partida do TrueMoneyGames, mas não contém nenhum jogo.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Isto parece um ficheiro de partida, mas não contém nenhum jogo.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Isto parece um ficheiro do eXtreme Gammon, mas não diz quem jogou.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Isto parece um ficheiro do eXtreme Gammon, mas não contém nenhum jogo.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Este registo de partida está danificado ou é de outro programa: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Este registo de partida está danificado: não é UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este registo de partida tem mais de {quote} caracteres.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este ficheiro de texto tem mais de {quote} linhas.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Este ficheiro de texto tem mais de {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Este texto não contém nenhuma partida de gamão.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>O que o ficheiro diz sobre a desistência não pôde ser lido.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Não tem permissão para o ler.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>jogo {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>linha {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} não foi aberto.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}” não responde a nada; foi omitido.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>“{quote}” não é um lançamento de dois dados; a jogada foi omitida.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}” não se compreende.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>“{quote}” não foi compreendido e foi omitido.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>“{quote}”: o cubo não podia ser virado aqui; ficou como o ficheiro diz.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Relatório da importação</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Observações</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Entrar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>I&amp;nterromper</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>A&amp;ssistir</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Convite</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Entrar numa mesa</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Cole o convite que lhe enviaram, com Ctrl+V.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>A procurar a mesa…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Assistir a uma mesa</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Está na mesa; a partida aparece aqui assim que começar.</translation>
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
        <translation>I&amp;nterromper</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progresso da análise</translation>
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
        <translation>Uma decisão de cubo não tem valor sem cubo.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Um primeiro olhar: uma partida demora cerca de um segundo.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Analisadas até agora: {judged} de {plays} jogadas.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>A analisar a decisão</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Ambos os jogadores estão fechados.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Ambos os jogadores têm peças na mesma casa.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Jogadas próximas, pelo lançamento seguinte. A escolha habitual para jogos com rede própria.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Ainda mais fundo: uma partida demora muitos minutos.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Análises mais profundas</translation>
    </message>
    <message>
        <source>Deepest looks</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation type="vanished">As mais profundas</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Todas as jogadas próximas a 3-ply, o que equivale ao nível “Classe mundial”.</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals “world class”.</source>
        <translation type="vanished">Todas as jogadas próximas a 3-ply, o que equivale a “classe mundial”.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Todas as posições deste jogo estão resolvidas: não há nada mais fundo.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Tudo a 2-ply, e 3-ply onde isso pode mudar o veredicto. A escolha habitual.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Exata</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>Na partida</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Só volta quando o ficheiro for aberto de novo; isto não pode ser anulado.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Rollouts mais longos</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Rollouts longuíssimos</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Sorte do lançamento: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Com esta pontuação não é possível um jogo de Crawford.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Nenhuma decisão aqui.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Nenhum motor aqui pode analisar estes jogos com estas regras: {games}. As dicas funcionam em todos os jogos.</translation>
    </message>
    <message>
        <source>No engine here can analyse {games} by these rules. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation type="vanished">Nenhum motor aqui pode analisar {games} com estas regras. As dicas funcionam em todos os jogos.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Ninguém tem a vez.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Ainda não analisada: prima Analisar… em baixo, ou F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Uma decisão é analisada de imediato.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Uma decisão demora alguns segundos, no máximo cerca de um minuto.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Uma decisão demora alguns segundos.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Uma decisão demora até alguns minutos.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Lançamento inicial</translation>
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
        <translation type="vanished">PR em {game}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than {fewest} decisions.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">Performance rating: 500 vezes o erro médio das decisões que contam; menos é melhor. Com menos de {fewest} decisões diz pouco.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar a jogar</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Rápida e razoável: uma partida demora alguns segundos.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Remover a análise {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Os rollouts jogam-se pelas regras do gamão, e esta partida tem outras regras.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Rollouts curtos</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>O custo de uma desistência só se conhece em partidas com a regra de Crawford.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>O motor não pôde analisar nada aqui.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>O motor não conhece {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>O motor falhou ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>O motor parou inesperadamente.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>O jogo está terminado.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>O jogo pode acabar nos próximos dois lançamentos.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida está terminada.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>As redes que avaliam {games} veem no máximo {depth}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Quem tem a vez não tem decisão de cubo.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>O registo acaba aqui.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>O motor forte não carrega: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Há {quote} peças de cada lado, não 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Não havia mais nada a analisar.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Esta análise não diz nada sobre este momento.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Esta resposta seria o erro do adversário.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Esta jogada é ilegal: não é avaliada, e a partida continuou depois dela.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Para a ter de novo, é preciso analisar a partida outra vez.</translation>
    </message>
    <message>
        <source>Two passes</source>
        <translation type="vanished">Duas passagens</translation>
    </message>
    <message>
        <source>Two passes, then long rollouts of what is close: hours.</source>
        <translation type="vanished">Duas passagens, depois rollouts longos do que é próximo: horas.</translation>
    </message>
    <message>
        <source>Two passes, then rollouts of what is close: most of an hour.</source>
        <translation type="vanished">Duas passagens, depois rollouts do que é próximo: quase uma hora.</translation>
    </message>
    <message>
        <source>Two passes, then short rollouts of what is close: minutes.</source>
        <translation type="vanished">Duas passagens, depois rollouts curtos do que é próximo: minutos.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Duas passagens</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Duas passagens, depois rollouts longos do que é próximo: horas.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Duas passagens, depois rollouts do que é próximo: quase uma hora.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Duas passagens, depois rollouts curtos do que é próximo: minutos.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>O que ainda é próximo, pelos dois lançamentos seguintes, tão fundo quanto a rede deste jogo vê.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>O que o motor sabe deste jogo não pode ser lido ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>O que a rede deste jogo diz de imediato: alguns segundos.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Com análises mais profundas</translation>
    </message>
    <message>
        <source>With deeper looks</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation type="vanished">Com exames mais profundos</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>A sua vez de lançar</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>um erro grave, custa {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>um erro, custa {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>resposta ao beaver</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>resposta à dobra</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>resposta ao otter</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>resposta ao raccoon</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>resposta à redobra</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>resposta à desistência</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>custa {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>dobrar?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>duvidosa, custa {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>poucas decisões</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>escolhe um duplo</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>desistência</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>certo</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>erro-padrão {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>por terminar</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>ganha {win} (gammons {win_gammon}), perde {lose} (gammons {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} a lançar</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (poucas decisões)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} é uma jogada ilegal: não é avaliada, e a partida continuou depois dela.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} analisada</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>Mais &amp;fundo</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>I&amp;nterromper</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Analisar as decisões desta partida (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analisar…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Escolhas nesta posição</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progresso da análise</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Parar a análise; o que está analisado fica guardado (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Decida no tabuleiro: será avaliado tal como vier.</translation>
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
        <translation>Jogo de espera na casa 5</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Jogo da casa do ás</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Preto responde à dobra de Branco com um beaver.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Preto responde ao beaver com um raccoon.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Preto dobra.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Preto tem {dice} para jogar.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Preto tem a vez de lançar.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Preto tem o cubo em {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Preto a jogar {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Preto a lançar</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Resposta de Preto</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Cubo de Preto</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Ambos os jogadores estão na barra diante de um tabuleiro fechado.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Ambos os jogadores têm peças na mesma casa.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>As peças não podem estar assim neste jogo.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tabuleiro vazio</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Últimas seis peças</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation type="vanished">A examinar…</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>A examinar a posição…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Perde {win} · gammons {gammon} · backgammons {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Nenhum dos jogadores pode voltar a mover a partir daqui.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>Nada se pode decidir nesta posição.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Lançar</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Parecidas</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Início deste jogo</translation>
    </message>
    <message>
        <source>That double is not allowed here.</source>
        <translation type="vanished">Esse duplo não é permitido aqui.</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Essa oferta do cubo não é permitida aqui.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>O tabuleiro fica como está: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>O cubo está ao centro em {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>O jogo está terminado: Preto ganhou.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>O jogo está terminado: Branco ganhou.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>O jogo está terminado: empate.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Não contém nenhum XGID, ID do GNU Backgammon ou texto do bgdesk; o tabuleiro fica como está.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Não há nenhuma peça no tabuleiro.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>Não há cubo no jogo de Crawford.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>Não há cubo nesta partida.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Branco responde à dobra de Preto com um beaver.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Branco responde ao beaver com um raccoon.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Branco dobra.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Branco tem {dice} para jogar.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Branco tem a vez de lançar.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Branco tem o cubo em {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Branco a jogar {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Branco a lançar</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Resposta de Branco</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Cubo de Branco</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Ganha {win} · gammons {gammon} · backgammons {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>jogada</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>experimentada</translation>
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
            <numerusform>%n peça preta está fora embora outras não estejam no quadrante interior.</numerusform>
            <numerusform>%n peças pretas estão fora embora outras não estejam no quadrante interior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>%n peça preta a mais do que a caixa tem: retire primeiro alguma do tabuleiro.</numerusform>
            <numerusform>%n peças pretas a mais do que a caixa tem: retire primeiro algumas do tabuleiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n peça branca está fora embora outras não estejam no quadrante interior.</numerusform>
            <numerusform>%n peças brancas estão fora embora outras não estejam no quadrante interior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>%n peça branca a mais do que a caixa tem: retire primeiro alguma do tabuleiro.</numerusform>
            <numerusform>%n peças brancas a mais do que a caixa tem: retire primeiro algumas do tabuleiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Um jogador já tem o ponto desta partida (%n).</numerusform>
            <numerusform>Um jogador já tem todos os %n pontos desta partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Preto tem %n peça, o que não existe neste jogo.</numerusform>
            <numerusform>Preto tem %n peças, o que não existe neste jogo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody has the %n point(s) of this match already.</source>
        <translation type="vanished">
            <numerusform>Alguém já tem o ponto desta partida (%n).</numerusform>
            <numerusform>Alguém já tem os %n pontos desta partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>As regras acordadas permitem %n peça numa casa.</numerusform>
            <numerusform>As regras acordadas permitem %n peças numa casa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Falta %n peça preta na caixa: retire primeiro alguma do tabuleiro.</numerusform>
            <numerusform>Faltam %n peças pretas na caixa: retire primeiro algumas do tabuleiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Falta %n peça branca na caixa: retire primeiro alguma do tabuleiro.</numerusform>
            <numerusform>Faltam %n peças brancas na caixa: retire primeiro algumas do tabuleiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Branco tem %n peça, o que não existe neste jogo.</numerusform>
            <numerusform>Branco tem %n peças, o que não existe neste jogo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Refazer (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Fazer jogadas no tabuleiro como num jogo (P); outra vez: montar</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Montagem</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Anular a última alteração (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Experimentar uma jogada</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Anular</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>O que está montado aqui fica guardado (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>A click sets</source>
        <extracomment>Name of two buttons: the colour of the checkers that a click on the board sets
----------
In front of two colours: checkers of this one are set by a click on the board</extracomment>
        <translation type="vanished">Um clique põe</translation>
    </message>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Cor de um clique</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Laboratório de posições</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Anular</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Sobre esta posição</translation>
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
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Pontuações</translation>
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
        <translation>Ainda não terminou nenhuma partida contra o computador. Jogue uma: o resultado aparecerá aqui.</translation>
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
        <translation>&amp;Jogar…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>É quase certo que ganha mais de metade das partidas.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Resultados contra adversários</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Parte (intervalo de 90 %)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Força</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Ganhas</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A computer: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation type="vanished">Um computador: {level}</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Uma pessoa neste computador</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Jogador virtual: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Entrada tardia</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Quem chega tarde</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Quem chega tarde? Joga a partir da próxima ronda.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Quem chega tarde? Joga em lugar de uma folga.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>mais %n partida…</numerusform>
            <numerusform>mais %n partidas…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Terminá-la…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Mais uma vez?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Um clique começa. Pode parar a qualquer momento e continuar mais tarde: nada se perde.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Jogar outra vez</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>Em curso</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>Em curso · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>A sua primeira partida</translation>
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
        <translation>Noites que contam</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Liga</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Pontos por lugar</translation>
    </message>
    <message>
        <source>Points in the league by place, such as 10-7-5-3-2-1</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">Pontos na liga por lugar, por exemplo 10-7-5-3-2-1</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Pontos na liga por lugar, por exemplo {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as 10-7-5-3-2-1.</source>
        <translation type="vanished">Os pontos dos lugares são números, por exemplo 10-7-5-3-2-1.</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Os pontos dos lugares são números, por exemplo {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Melhor: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Cubo: {found} de {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Decida no tabuleiro, como num jogo. S mostra a resposta, K salta-a, Esc para.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Dobrar ou não?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Encontrada</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Encontrada mais tarde</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Encontrada, embora não de imediato.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Encontrada: próxima que chegue.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Encontrada: é a melhor.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Jogo {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Na partida escolheu {answer}, o que custou {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>Na partida escolheu {answer}, o que estava certo.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Na partida {name} escolheu {answer}, o que custou {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>Na partida {name} escolheu {answer}, o que estava certo.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Jogadas: {found} de {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não encontrada</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Não encontrada.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Redobrar ou não?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Saltada</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Aceitar ou recusar?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Aceitar, recusar ou virar outra vez o cubo?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>O motor examina a sua resposta…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Há melhor: {answer} perde {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Esta resposta não pôde ser avaliada. Dê outra, ou peça para a ver.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Esta partida ainda não está analisada: depois disso pode aprender com ela.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Qual é a melhor jogada?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Decide mais uma vez onde houve erros. Entre eles há algumas decisões certas, e nada revela a resposta antes de dar a sua.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Encontrou {found} de {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>A decisão aqui era sua.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>A sua resposta: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>A sua resposta: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>dobrar</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>não dobrar</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>não redobrar</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>recusar</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>redobrar</translation>
    </message>
    <message>
        <source>take</source>
        <translation>aceitar</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>A decisão aqui era de {name}.</translation>
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
            <numerusform>%n erro que custou {cost} ou mais.</numerusform>
            <numerusform>%n erros que custaram {cost} ou mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>De novo a que falhou (%n)</numerusform>
            <numerusform>De novo as %n que falhou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>Já encontrou %n deles antes.</numerusform>
            <numerusform>Já encontrou %n deles antes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analisar…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Aprender com esta partida</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Perguntas até agora</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Tentar outra vez</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Erros de quem</translation>
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
        <translation>Aprender com esta partida</translation>
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
        <translation>Jogos da sessão</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Jogos:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Tipo de jogo</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Sessão a dinheiro</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Outra duração:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Partida por pontos</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Pontos da partida</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sem limite</translation>
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
        <translation>Próximos lançamentos</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Lente da pontuação</translation>
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
        <translation type="vanished">0,100 acima da média, ou mais</translation>
    </message>
    <message>
        <source>0.100 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">0,100 abaixo da média, ou mais</translation>
    </message>
    <message>
        <source>1C</source>
        <extracomment>Head of a row or column: 1-away in the Crawford game. As short as can be</extracomment>
        <translation>1C</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Depois do lançamento é ± {percent}, a faixa colorida.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Tudo isto é para o jogo a dinheiro, antes do lançamento. Nem todas as peças estão no quadrante interior: o caminho até lá é experimentado muitas vezes, por isso um EPC pode desviar-se {error}; a partir daí os lançamentos são exatos. Unilateral: ambos jogam para o menor número de lançamentos, e o cubo é avaliado por um modelo.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Tudo isto é para o jogo a dinheiro, antes do lançamento. Os lançamentos são exatos para quem joga para o menor número médio. Unilateral: ambos jogam assim, e o cubo é avaliado por um modelo.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Qualquer peça solta</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Este jogador não pode dobrar em nenhuma destas pontuações.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>A {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Com {percent} de vitórias o modelo diz {nd} sem dobra, {dt} se aceite e {dp} se recusada.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Com {percent} de vitórias o modelo diz {nd} sem dobra.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Limiar de recusa</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Cubo</translation>
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
        <translation>Cubo morto</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Desastres</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Dobrar e redobrar; aceitar</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Double match point</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Dobrar, não redobrar; aceitar</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Dobrar, recusar</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Dobrar, aceitar</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Dobrar; recusar</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Limiar de dobra</translation>
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
        <translation>Estimado a partir das probabilidades na pontuação atual</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exato, cubo ao centro: {nd} sem dobra, {dt} se aceite, {dp} se recusada.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exato, cubo próprio: {nd} sem redobra, {dt} se aceite, {dp} se recusada.</translation>
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
        <translation>Preço do gammon</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammons</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Como</translation>
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
        <translation>Média</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Jogo a dinheiro</translation>
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
        <translation>Não dobrar</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ninguém pode dobrar aí.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ainda não avaliado.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>A lançar</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Unilateral</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Preço, cubo virado</translation>
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
        <translation>Recube vig</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Redobrar, aceitar</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Só as apostas</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Desvio-padrão</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>BD</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Limiar de aceitação</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>O motor está a avaliar…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>O motor: {nd} sem dobra, {dt} se aceite, {dp} se recusada.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Os valores exatos estão a ser calculados…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Os valores dizem por quanto a melhor escolha supera a seguinte.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Os valores dizem o que a jogada feita perde aí.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>O mercado perde-se em {pairs} de 1296 sequências de um lançamento e da resposta ({share}), e após {rolls} de 36 lançamentos com pelo menos metade das respostas.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>O adversário está a {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>O adversário precisa de 1 ponto, no jogo de Crawford</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Quem decide está a {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Quem decide precisa de 1 ponto, no jogo de Crawford</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Limiar de bom demais</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Bilateral</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Desperdício</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>não pode mover</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>capturava antes da alteração</translation>
    </message>
    <message>
        <source>disaster: 0.300 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">desastre: 0,300 abaixo da média, ou mais</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>desastre: {number} abaixo da média, ou mais</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>dobrar e recusar após {count} de 36 respostas</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>dobrar e aceitar após {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>avaliado</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>exato</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>fórmula</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>antes</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>captura</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>captura 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>só captura depois da alteração</translation>
    </message>
    <message>
        <source>joker: 0.300 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">joker: 0,300 acima da média, ou mais</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>joker: perdido após metade das respostas, ou mais</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>joker: o mercado perde-se após qualquer resposta</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>joker: {number} acima da média, ou mais</translation>
    </message>
    <message>
        <source>lost after some</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">perdido após algumas</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>perdido após algumas das respostas</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>dinheiro</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>em geral nem sequer dobrar</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>não dobrar após {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>recube vig</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>limiares de aceitação: quem lança, adversário</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>{count} de 21 lançamentos diferentes estão avaliados…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} diz “{said}”, mas o número de lançamentos necessários pedia “{right}”.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, by the rolls needed “{right}” is right.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation type="vanished">{formula} diz “{said}”, pelos lançamentos necessários o certo é “{right}”.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} diz “{said}”, o exato é “{right}”.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} acima da média, ou mais</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} abaixo da média, ou mais</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away contra {theirs}-away</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away contra {theirs}-away, jogo de Crawford</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away contra {theirs}-away, depois do jogo de Crawford</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>Casa {point}</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ é uma estimativa até o motor ter avaliado essa pontuação.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Lente da pontuação</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>O seu nível é PR {rate} ± {interval} (90 %): um primeiro palpite de {guess}, corrigido por %n decisão contada. Estatísticas ao longo do tempo mostra a média simples, sem o palpite.</numerusform>
            <numerusform>O seu nível é PR {rate} ± {interval} (90 %): um primeiro palpite de {guess}, corrigido por %n decisões contadas. Estatísticas ao longo do tempo mostra a média simples, sem o palpite.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Joga em seu lugar um jogador básico: BGDESK_ENGINE diz {detail}; pode ser plain ou sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Joga em seu lugar um jogador básico: o motor precisa de {detail}, do Visual C++ runtime, que falta.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Joga em seu lugar um jogador básico: o processador não tem {detail}, de que o motor precisa.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Joga em seu lugar um jogador básico: o motor forte não é feito para este computador.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Joga em seu lugar um jogador básico: o motor forte está desligado por BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Quem o joga é uma pequena rede treinada para este jogo; o PR só se mede no gamão.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avançado</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Lutador</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Cauteloso</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Dobra muito cedo demais.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Dobra tarde demais e recusa o que devia aceitar.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Perito</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Captura sempre que pode, mesmo deixando peças soltas no seu quadrante interior.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Agarrado</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Agarra-se à sua âncora muito depois de ser tempo de sair.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermédio</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>O seu núcleo rápido não pode ser carregado aqui, o registo diz porquê: a análise demora cerca de quatro vezes mais.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>O seu núcleo rápido não conhece esta versão: a análise demora cerca de quatro vezes mais.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>O seu núcleo rápido está danificado ou é de outra versão: a análise demora cerca de quatro vezes mais.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>O seu núcleo rápido está desligado por BGDESK_CORE: a análise demora cerca de quatro vezes mais.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>O seu núcleo rápido não foi compilado aqui: a análise demora cerca de quatro vezes mais.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Deixa o mínimo de tiros possível, mesmo onde devia arriscar.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Nenhuma das suas partidas está ainda analisada: o seu nível é um palpite, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>O PR (performance rating) diz quanto perde uma decisão média: quanto mais baixo, mais forte.
Jogadores de classe mundial andam por 3, peritos de torneio por 6, bons jogadores de clube por 9.</translation>
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
        <translation>Joga um pouco acima do seu nível</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Joga ao seu nível</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Corredor</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Corre cedo demais com as peças de trás e larga as suas âncoras.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Parceiro de treino</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Impulsivo</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Mais forte</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>As probabilidades neste jogo conhecem-se exatamente; o PR só se mede no gamão.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>O motor forte não conhece este jogo: quem joga é um jogador básico, mais fraco do que a indicação.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Cubo tímido</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Classe mundial</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>O seu adversário mantém a força durante toda a partida, façam os dados o que fizerem.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>joga em seu lugar um jogador básico</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>joga a PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>joga a PR {rate}, por estimativa</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>joga a PR {rate} ± {interval}</translation>
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
        <translation>Outro programa ocupa a biblioteca {subject}: isto não foi guardado; tudo o que vem antes está guardado.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Outro programa está a escrever {subject} neste momento; nada foi escrito por cima.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Análises perdidas, que podem ser refeitas: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Nada nela pode ser lido, e não há cópia de segurança.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Nada na biblioteca {subject} pode ser lido, e não há cópia de segurança: começou-se uma nova; o ficheiro antigo está guardado como {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} está vazia.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} estava vazia, e não há cópia de segurança: foi começada de novo.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Nada vai faltar.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Os dados não puderam ser movidos para {folder} ({detail}). Nada foi movido.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>O disco está cheio: isto não pôde ser guardado em {subject}; tudo o que vem antes está guardado.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>O ficheiro {subject} não contém nenhuma biblioteca que se possa ler; nada foi alterado.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>O ficheiro {subject} não é uma biblioteca do bgdesk; ficou como está.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>O ficheiro {subject} é a própria biblioteca atual; nada foi alterado.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>A pasta {folder} faz parte da atual; escolha outra. Nada foi movido.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>A biblioteca está em ordem: todas as páginas e todas as partidas se podem ler.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>A biblioteca estava danificada e foi reparada; nada falta. O ficheiro antigo é {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>A biblioteca estava danificada. Tudo o que ainda se pode ler está numa nova; o ficheiro antigo está guardado como {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Não é possível escrever na biblioteca {subject}; tudo o que foi guardado antes mantém-se.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Não foi possível fazer hoje a cópia de segurança da biblioteca {subject} ({detail}); a biblioteca em si está em ordem.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Não foi possível usar a biblioteca {subject} ({detail}); tudo o que foi guardado antes mantém-se.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} está danificada, por isso não foi copiada; nada foi alterado.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} está danificada. Feche o bgdesk e inicie-o de novo: tudo o que se puder ler passa então para uma nova biblioteca, e o ficheiro antigo fica guardado.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} está danificada; ficou como está.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} está danificada; nada nela foi alterado. O próximo arranque põe tudo o que se puder ler numa nova, e guarda o ficheiro antigo.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>A biblioteca {subject} desapareceu, e começou-se uma nova. Há uma cópia de segurança, que pode ser restaurada: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>A biblioteca {subject} desapareceu. Há uma cópia de segurança, que pode ser restaurada: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} está aberta no bgdesk; feche-a lá primeiro. Nada foi alterado.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Usa-se em vez disso a biblioteca {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} estava vazia (0 bytes), e não há cópia de segurança: começou-se uma nova.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} foi movida ou removida enquanto estava aberta: isto não foi guardado.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>A biblioteca {subject} foi escrita por um bgdesk mais recente; ficou como está.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>A biblioteca {subject} foi escrita por um bgdesk anterior, e não é possível fazer uma cópia de segurança ({detail}); ficou como está.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>A partida {subject} não pode ser lida ({detail}); ficou como está.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>A partida {subject} está aberta noutra janela do bgdesk; feche-a lá primeiro.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>A partida {subject} foi alterada por outro programa; nada foi escrito por cima.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>A partida {subject} foi removida noutra janela: a sua análise acabou, e nada mais dela é guardado.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>As jogadas mais recentes podem faltar, porque o ficheiro que as continha também se danificou.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>O próximo arranque preenche-a com o que dela se puder ler.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>O caminho da biblioteca {subject} é demasiado longo; precisa de uma pasta com um caminho mais curto.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>Já há dados do bgdesk em {folder}; escolha outra pasta. Nada foi movido.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Não há cópia de segurança: o próximo arranque começa uma nova.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ainda não há biblioteca {subject}; o bgdesk cria-a quando arranca pela primeira vez.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Não há biblioteca {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Não há partida {subject} na biblioteca.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Não há espaço suficiente no disco de {folder}. Nada foi movido.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Estas partidas perderam-se: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Estas partidas voltaram da cópia de segurança {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Estas partidas não podem ser lidas: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>A estas partidas faltam jogadas no fim: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Estas partidas voltarão da cópia de segurança {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Este torneio não pode ser lido ({detail}); ficou como está, tal como as suas partidas.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Este torneio já não está na biblioteca.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Este torneio está aberto noutra janela do bgdesk; feche-o lá primeiro.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>O que está em {subject} não pôde ser posto no lixo; pode removê-lo por si.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Os seus dados estão em {folder}, que {service} sincroniza. Enquanto joga, pode copiar uma biblioteca escrita a meio, ou pôr no lugar dela uma mais antiga de outro computador. É melhor ter os dados só neste computador e fazer cópias de segurança para {service}; ou fechar aqui o bgdesk e deixar {service} acabar, antes de o abrir lá.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>uma partida de que só se conhece o id ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>O bgdesk foi interrompido e o ficheiro {subject} desapareceu desde então: o que se jogou por último pode faltar.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>mais {count}</translation>
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
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Outras linhas a partir daqui</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>Contin&amp;uar</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Entrar por convite…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Deixar a mesa</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>A&amp;brir uma mesa…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>Assistir por &amp;convite…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Num &amp;servidor…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Cop&amp;iar o convite para assistir</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Partidas com outros em curso</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Abra uma mesa e envie o convite, ou entre com um que lhe enviaram.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Para &amp;o tabuleiro</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Escreva primeiro um nome: o outro jogador vê-o.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Com outros</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>O seu &amp;nome</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>A partida espera que os dados sejam introduzidos.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Esta partida não pode ser aberta ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>De que maneira?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk, e isto não pôde ser aberto ou guardado. O que está na biblioteca mantém-se; os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Procurar uma partida</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Procurar um jogador, uma prova ou um ficheiro</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Analisar (F7) mostra aqui a evolução das probabilidades</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Evolução da partida</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Analisada</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Partidas</translation>
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
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Pontos</translation>
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
        <translation>adicionada {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>em parte</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>sim</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Ganhou por tempo com {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Ganhou a sessão {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Ganhou {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>não pode ser lida</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>desistência com {white} : {black}, ganhou</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>desistência com {white} : {black}, ganhou {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>a sessão acabou empatada, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>em curso, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} ganhou por tempo com {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} ganhou a sessão {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} ganhou {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} vs {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} vs {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Todas as partidas…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Todas…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>O que joga e abre fica guardado aqui. Clique numa partida para a ver de novo, e quanto custou cada jogada depois de analisada.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>As suas partidas</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analisar</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Colunas</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>&amp;Eliminar de vez…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Mais…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Nova partida…</translation>
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
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>Re&amp;staurar</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>E&amp;tiquetas…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Ana&amp;lisar todas</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Analisar em segundo plano todas as partidas ainda não analisadas; pode parar a qualquer momento</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Lixo</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Eliminar de vez %n item do lixo, com todas as análises?</numerusform>
            <numerusform>Eliminar de vez %n itens do lixo, com todas as análises?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Nada aqui tem todas estas palavras.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Abrir um &amp;ficheiro…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>Mudar o no&amp;me</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Remover o que está marcado? Um jogo de Coan ki não pode ser recuperado.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Guardar uma cópia como…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>O lixo está vazio. O que remove fica aqui 30 dias e pode ser restaurado.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Os dados das partidas em curso nunca mais poderão ser verificados.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Os ficheiros de que as partidas foram lidas ficam onde estão.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Ainda não há aqui nenhuma partida.
Comece uma nova, ou abra um ficheiro de qualquer programa: o que joga e o que abre fica guardado aqui.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Ainda não há aqui nenhuma posição. Cole um XGID ou outra posição na janela com Ctrl+V.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Este jogo está aberto na janela do Coan ki; feche-a antes de o remover.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Esta partida está no tabuleiro; veja outra antes de a remover.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Escreva menos palavras, ou veja outra página.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>O que é listado</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Segundo jogador</translation>
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
        <translation>Verificar estes dados por si…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Segredo dos dados</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Verificar dados</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Mais: lançamentos e dados</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Mais: lançamentos e dados</translation>
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
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Escreva a jogada, por exemplo {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>De que maneira? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Não tem nenhuma peça na barra; as da reserva escrevem-se {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>“{text}” não é uma jogada. Escreva casas, por exemplo {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>Falta uma jogada no registo</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Ambos lançaram {die}: cubo em {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>O tabuleiro foi montado à mão</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>O jogo começa com esta posição</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>A posição inicial foi corrigida</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Ganhou o lançamento inicial: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>uma jogada ilegal</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>dobra para {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>escolhe {double}</translation>
    </message>
    <message>
        <source>names {face}-{face}</source>
        <extracomment>In a player&apos;s column: the player chooses this double. Short</extracomment>
        <translation type="vanished">escolhe {face}-{face}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>não dobra</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>não redobra</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>recusa</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>redobra para {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>desiste</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>fica sem tempo</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>aceita</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ganhou o lançamento inicial: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>outra linha</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>outra linha, recolhida</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Voltar ao jogo</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>As jogadas aparecem aqui.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Continuar a jogar daqui…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>Procurar &amp;nesta rede</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>O seu &amp;código</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Entrar nesta &amp;mesa</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Nenhuma mesa responde até agora; a pergunta é repetida.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Mesas nesta rede</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>cheia</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n decisão em posições como esta</numerusform>
            <numerusform>%n decisões em posições como esta</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>A procurar nas suas partidas…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Ainda há partidas a ser lidas.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Nem a única decisão (%n) da sua biblioteca foi tomada numa posição como esta.</numerusform>
            <numerusform>Nenhuma das %n decisões da sua biblioteca foi tomada numa posição como esta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Só com este lançamento</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Posições como esta</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>A montagem não é uma posição que possa surgir.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>Ainda não há partidas na sua biblioteca: abra uma (Ctrl+O) ou jogue uma.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Cada jogo é jogado pelo motor que melhor o conhece; o PR só se mede no gamão.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Duração</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Ler as regras do que está escolhido ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Começar</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Todas as regras e dados</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Todas as regras e dados</translation>
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
        <translation>Jo&amp;go</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>Tip&amp;o</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Como na lista</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>À vontade</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Dos grupos têm de avançar pelo menos dois.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Têm de participar pelo menos dois.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Ao acaso</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Por rating</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Suíço de clube: cinco rondas a 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Eliminação dupla de 8</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Sorteio</translation>
    </message>
    <message>
        <source>Eight players: 5-5-7</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds</extracomment>
        <translation type="vanished">Oito jogadores: 5-5-7</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Oito jogadores: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: 7-7-7-9</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds</extracomment>
        <translation type="vanished">Noite de 16: 7-7-7-9</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Noite de 16: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Para estes grupos têm de participar pelo menos {least}.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Quatro grupos de 4, depois eliminatórias</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>As regras da casa e o cubo são os da sua última partida nova; a regra de Jacoby não tem lugar aqui. Cada partida entre computadores é mesmo jogada, em segundo plano, e pode ser vista.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Taça de Hypergammon</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>Neste formato podem participar no máximo {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Todos contra todos, 4 jogadores</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Taça de Tavli a 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as 7-7-7-9.</source>
        <extracomment>{most} is a number</extracomment>
        <translation type="vanished">Os pontos das rondas são números de 1 a {most}, por exemplo 7-7-7-9.</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Os pontos das rondas são números de 1 a {most}, por exemplo {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>O torneio precisa de um nome.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Com relógio: 2 min&amp;utos por ponto e 12 segundos por jogada</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Nenhum navegador abre {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Há uma versão mais recente do bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Procurar agora</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>A&amp;brir a página de transferência</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>A perguntar…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Procurar uma versão mais recente</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Há uma versão mais recente: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Tem o bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Tem a versão mais recente.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>O bgdesk pergunta a {host} o número da versão mais recente, e não diz nada sobre si, o seu computador ou a sua versão; como com qualquer página que abre, {host} vê o seu endereço de internet.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Mapa do mercado: após que lançamentos se perde o mercado</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Ninguém está prestes a lançar aqui.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Mapa de temperatura</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Mapa de temperatura: quanto vale cada lançamento</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>A resposta à melhor jogada</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>A resposta à jogada feita</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>O lançamento do jogador</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>O que se mostra de cada lançamento</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Quem está prestes a lançar não pode dobrar aqui, por isso não há mercado.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Lançamentos de quem</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Pela regra de Holland ninguém pode dobrar antes de ambos terem jogado dois turnos deste jogo.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>Ninguém pode dobrar no jogo de Crawford.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>O cubo está morto: nesta pontuação quem lança ganha a partida com ele como está.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>O cubo é do adversário: só o dono pode dobrar.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>Não há cubo numa partida a 1 ponto.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Este jogo joga-se sem cubo.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Fechar este aviso</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar outra vez</translation>
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
        <translation>{number} não serve aqui: pede-se um número de {least} a {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Abrir uma mesa</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Abrir a mesa</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>dados de ambos os jogadores</translation>
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
        <translation>&amp;Força</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>&amp;Força de Branco</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Computador contra computador</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Convidado</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Joga como as pessoas desta força</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Alguém noutro computador, quem tiver o convite.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>Est&amp;ilo</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>F&amp;orça de Preto</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Força</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Força de Preto</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>O computador</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Dois jogadores, um computador</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Branco</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>As suas peças</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Regra de Crawford</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Regra de Holland</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Regra de Jacoby</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>um novo lançamento inicial em cada jogo</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>no máximo cinco numa casa</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>as dobras automáticas contam para a regra de Jacoby</translation>
    </message>
    <message>
        <source>automatic doubles satisfy Jacoby</source>
        <translation type="vanished">dobras automáticas satisfazem Jacoby</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon só com uma peça na barra</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beavers</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beavers e raccoons</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beavers, raccoons e otters</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>relógio</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>quatro pontos por uma peça na barra</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>sessão a dinheiro</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>sem cubo</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>sem capturar e fugir no próprio quadrante</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>jogadas parciais permitidas</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>dobras automáticas sem limite</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>beavers e raccoons sem limite</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>após {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>complemento de {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>segue-se a {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>em vez de {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>deixado pelo adversário</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>escolhido após {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>lançado de novo</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>N&amp;ovo torneio…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>Tabela &amp;da época…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>An&amp;ular remoção</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Começado</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Situação</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>R&amp;emover</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Ainda não há nenhum torneio. Comece um: dezasseis jogadores, sete pontos por partida, nove na final. As suas partidas joga-as no tabuleiro, e os computadores jogam entretanto as deles.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Torneios</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} de %n partida jogada</numerusform>
            <numerusform>{done} de %n partidas jogadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Verificar estes dados por si</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Nada foi guardado em {folder}: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>O registo da partida e um script de poucas linhas estão em {folder}. Abra aí um terminal e escreva: {command} e a seguir a impressão digital que anotou. É preciso Python, mas não o bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Nenhuma das suas partidas está ainda analisada. Abra uma no quadro e analise-a, ou faça analisar as partidas quando acabam, nas configurações.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Performance ratings com o intervalo de 90 %. Enter mostra a partida.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>O seu jogo, partida a partida</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Voltar</translation>
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
        <translation>Arraste para alargar o painel; duplo clique para a largura habitual</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>As it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation type="vanished">Como deve aparecer; os nomes nas partidas ficam como estão.</translation>
    </message>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>O nome como deve aparecer; os nomes nas partidas ficam como estão.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Convidado</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Eu</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Outra?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Bom jogo.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Boa sorte.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Olá!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Belo lançamento.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Um momento, por favor.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Obrigado.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bem jogado.</translation>
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
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Ganhas</translation>
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
        <translation>&amp;Adversário</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Uma partida de treino começa a partir desta posição.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Uma partida de treino começa aqui, com as mesmas regras. Esta partida fica como está.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Preto</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Dados novos</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Continuar a jogar</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Continuar a jogar daqui</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dados reais, introduzidos à mão</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Recuar até aqui</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>As jogadas posteriores são apagadas, e a partida conta como treino.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Os mesmos lançamentos da partida, enquanto durarem</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Dois jogadores, um computador</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Ao voltar atrás, lançar de novo os mesmos dados</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Branco</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Joga com</translation>
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
        <translation>Clique numa casa: feita pelo jogador, uma peça solta, vazia, qualquer coisa. Clique direito: do adversário. Teclas: setas, Espaço, Shift+Espaço, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Casas da posição</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>uma peça solta do adversário</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>uma peça solta do jogador</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>qualquer coisa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>feita pelo adversário</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>feita pelo jogador</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>Casa {number}</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to 3-1</source>
        <extracomment>Below the field for a name</extracomment>
        <translation type="vanished">Uma barra faz uma pasta: Aberturas/Respostas a 3-1</translation>
    </message>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Uma barra faz uma pasta: Aberturas/Respostas a {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Outra posição tem este nome e será substituída.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Nome desta posição</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Posição</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Um cartão é uma posição em que errou. Volta a ser perguntado: em breve enquanto é novo, e raramente depois de o saber.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Um cartão novo.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Dobrar ou não</translation>
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
        <translation>Acabou na posição {number}: importe o ficheiro de novo para o resto.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Sabido</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Errado</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Quase certo: isso custa {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Ainda não há cartões</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Não dobrar</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Sem resposta.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Nada mais para hoje</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Abra uma das suas partidas e mande-a analisar: depois são propostos cartões dos seus erros.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Jogue uma partida, ou abra uma de outro lado, e mande-a analisar.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Certo: próximo que chegue da melhor.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Certo: é a melhor.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Desde a sua última resposta, uma nova análise achou melhor outra resposta.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Aceitar e virar outra vez o cubo</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Aceitar ou recusar</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Esta resposta não pôde ser guardada e não conta.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Esta resposta não contou: o cartão foi respondido ou removido noutra janela.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Isto não altera a data em que o cartão volta a ser perguntado.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Errado: isso custa {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Errou este cartão, por isso volta mais uma vez. Desta vez não conta.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Os seus próprios erros</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>amanhã</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} a rever</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} novos</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Perguntar de novo</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Exportar para o Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Procurar parecidas…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Como funciona</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Importar posições…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Ainda nada a rever: um cartão aparece aqui depois de ser respondido pela primeira vez.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Treinar sem contar</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Postos de lado</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Remover…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Mudar o nome…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Começar</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Os próximos 30 dias</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Exercícios…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Quem treina</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Errou estes cartões repetidamente, ou pô-los de lado. Já não são perguntados: veja antes posições como as deles.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>As suas partidas…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Nenhum destes cartões pode ser perguntado agora: outra janela pode estar a perguntá-los, ou não podem ser lidos.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Nenhuma destas decisões pode ser perguntada como cartão.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Aqui não há mais nada para hoje.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk e os cartões não podem ser listados. Estão guardados; os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Outro conjunto de regras tem este nome.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Nome deste conjunto de regras</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Próprio</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>As minhas regras</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Mudar o nome…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>Con&amp;junto de regras</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Conjunto de regras</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Guardar as regras abaixo com um nome, para as escolher de novo</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Uma partida com a regra de Crawford e mais nada.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Uma partida com a regra de Crawford e depois a regra de Holland.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Uma sessão a dinheiro com Jacoby e beavers; sem dobras automáticas.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Uma sessão a dinheiro com Jacoby, beavers e uma dobra automática por jogo.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Informal sem cubo</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Clube com Holland</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Dinheiro com as regras habituais</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Sem dobrar; gammons e backgammons contam.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>A dinheiro, a sério</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Torneio</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Depois da melhor jogada: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Depois da jogada feita: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Depois de {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Guardar o relatório</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>O registo não pôde ser lido: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>O relatório está em {file}. Nada foi enviado.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>O relatório não foi escrito em {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Ficheiros zip (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Porque não a sua resposta?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Outro jogo, outras regras…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Jogar com o computador</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Força</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Lançamentos para retirar tudo</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Estes valores são para corridas como no gamão; aqui não há nenhuma.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (poucas decisões)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 na casa 1</translation>
    </message>
    <message>
        <source>3-3-3-2-2-2 from the 6-point down</source>
        <extracomment>A board: three checkers on each high point, two on each low one</extracomment>
        <translation type="vanished">3-3-3-2-2-2 da casa 6 para baixo</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 na casa 6, 1 na casa 3, 7 na casa 2</translation>
    </message>
    <message>
        <source>A gammon won adds</source>
        <extracomment>Head of a column: what a gammon won adds, as a share of the stake</extracomment>
        <translation type="vanished">Um gammon ganho acrescenta</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Retirar as peças</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Melhor jogada</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Preto tem o cubo em {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Preto a lançar</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Preto, contado do seu próprio lado</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Ambos precisam de 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Ambos precisam de 7</translation>
    </message>
    <message>
        <source>Both of two enter</source>
        <extracomment>Head of a column: rolls that bring in both checkers from the bar</extracomment>
        <translation type="vanished">Entram ambas as duas</translation>
    </message>
    <message>
        <source>Chance to take with</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation type="vanished">Probabilidade para aceitar</translation>
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
        <translation type="vanished">Dobrar a partir de</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Double match point: ambos precisam de 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dobrar, recusar</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dobrar, aceitar</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Quem dobra \ quem aceita</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Pips efetivos</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Planos de jogo</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Preço do gammon</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: precisa de 2, o adversário de 1, jogo de Crawford</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: precisa de 1, o adversário de 2, jogo de Crawford</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Perde</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>História</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>Por palavras</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Avaliado por {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Vantagem máxima para aceitar</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Probabilidade mínima para aceitar</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Vantagem mínima para dobrar</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Vantagem mínima para redobrar</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Dinheiro, cubo virado</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Não dobrar</translation>
    </message>
    <message>
        <source>One enters</source>
        <extracomment>Head of a column: rolls that bring in a checker from the bar</extracomment>
        <translation type="vanished">Entra uma</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Jogadas de abertura</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Pips de distância</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pips {white} a {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Continuar a jogar daqui contra o computador</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Jogar conforme a pontuação</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Jogar bem</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Casas</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Casas feitas</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Pontos em falta</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Corridas e contagem</translation>
    </message>
    <message>
        <source>Redouble from</source>
        <translation type="vanished">Redobrar a partir de</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Lançamento</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Lançamentos de 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Lançamentos em que entra uma</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Lançamentos em que entram duas</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Seguro ou arrojado</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Pontuação {score} de {length}</translation>
    </message>
    <message>
        <source>Score {white}-{black} of {length}</source>
        <extracomment>Caption of a picture: the points that White and Black have in a match of so many points</extracomment>
        <translation type="vanished">Pontuação {white}-{black} de {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Take up to</source>
        <extracomment>Head of a column: so many pips behind and less</extracomment>
        <translation type="vanished">Aceitar até</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Conselhos</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Experimentar no laboratório</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Desperdício</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Branco</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Branco tem o cubo em {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Branco a jogar {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Branco a lançar: dobrar?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Branco ganha {win}, {gammon} com gammon, e perde {lost} por gammon.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Branco ganha {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Ganha a partida</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Sem palavras</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Os seus pips</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} da casa 6 para baixo</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} fora</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} na barra</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} na {point}</translation>
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
            <numerusform>%n de 36 lançamentos captura-lhe duas peças, {rolls} depois de {best}.</numerusform>
            <numerusform>%n de 36 lançamentos capturam-lhe duas peças, {rolls} depois de {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n de 36 lançamentos captura-lhe uma peça onde custa 10 pips ou mais, {rolls} depois de {best}.</numerusform>
            <numerusform>%n de 36 lançamentos capturam-lhe uma peça onde custa 10 pips ou mais, {rolls} depois de {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n de 36 lançamentos captura-lhe uma peça, {rolls} depois de {best}.</numerusform>
            <numerusform>%n de 36 lançamentos capturam-lhe uma peça, {rolls} depois de {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n de 36 lançamentos captura duas peças a {name}, {rolls} depois de {best}.</numerusform>
            <numerusform>%n de 36 lançamentos capturam duas peças a {name}, {rolls} depois de {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n de 36 lançamentos captura uma peça a {name} onde custa 10 pips ou mais, {rolls} depois de {best}.</numerusform>
            <numerusform>%n de 36 lançamentos capturam uma peça a {name} onde custa 10 pips ou mais, {rolls} depois de {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n de 36 lançamentos captura uma peça a {name}, {rolls} depois de {best}.</numerusform>
            <numerusform>%n de 36 lançamentos capturam uma peça a {name}, {rolls} depois de {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n de 36 lançamentos deixa o adversário na barra, {rolls} depois de {best}.</numerusform>
            <numerusform>%n de 36 lançamentos deixam o adversário na barra, {rolls} depois de {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n de 36 lançamentos deixa escapar uma peça de trás do bloqueio mais longo, {rolls} depois de {best}.</numerusform>
            <numerusform>%n de 36 lançamentos deixam escapar uma peça de trás do bloqueio mais longo, {rolls} depois de {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Depois de {best} o bloqueio tem %n casa, e agora só {length}.</numerusform>
            <numerusform>Depois de {best} o bloqueio tem %n casas, e agora só {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Depois de {best} há mais casas feitas: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>É mais seguro (%n de 36 lançamentos captura, {rolls} depois de {best}), mas larga uma casa: {points}.</numerusform>
            <numerusform>É mais seguro (%n de 36 lançamentos capturam, {rolls} depois de {best}), mas larga uma casa: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>É mais seguro (%n de 36 lançamentos captura, {rolls} depois de {best}), mas deixa passar uma captura.</numerusform>
            <numerusform>É mais seguro (%n de 36 lançamentos capturam, {rolls} depois de {best}), mas deixa passar uma captura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>É mais seguro (%n de 36 lançamentos captura, {rolls} depois de {best}), mas o bloqueio tem {length} casas e não {longer}.</numerusform>
            <numerusform>É mais seguro (%n de 36 lançamentos capturam, {rolls} depois de {best}), mas o bloqueio tem {length} casas e não {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Deixa passar uma captura que faz recuar o adversário %n pip.</numerusform>
            <numerusform>Deixa passar uma captura que faz recuar o adversário %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Deixa passar capturas que fazem recuar o adversário %n pip.</numerusform>
            <numerusform>Deixa passar capturas que fazem recuar o adversário %n pips.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} mantém a casa {points}.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} faz a casa {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} deixa passar uma captura que faz recuar o adversário %n pip.</numerusform>
            <numerusform>{name} deixa passar uma captura que faz recuar o adversário %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} deixa passar capturas que fazem recuar o adversário %n pip.</numerusform>
            <numerusform>{name} deixa passar capturas que fazem recuar o adversário %n pips.</numerusform>
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
        <translation>&amp;Limpar esta lista</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Nenhum ficheiro foi aberto ou guardado ainda</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Uma jogada contra as regras</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Registá-la</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Registá-la como foi jogada?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Registar a jogada como foi feita</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>É retirada?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Foi jogado assim</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Nenhuma peça é movida, o que não é legal.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Contestação</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Ponha as peças para onde foram movidas, segundo as regras ou contra elas.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Retirá-la</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Os mesmos dados são então jogados de novo, segundo as regras.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Esta jogada não é legal: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>O seu adversário pode contestar até ao próximo lançamento ou dobra.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} não conseguiu provar que é o servidor certo, por isso nada foi perguntado.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} não indicou nenhuma versão. Tente outro dia.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} não responde. Este computador está ligado à internet?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Partes do relatório</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Comunicar um problema</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>O ficheiro contém a última parte do registo, as versões do bgdesk e das suas partes, e as configurações que alterou. Nomes de jogadores, segredos dos dados, as suas palavras para os dados e as suas partidas ficam de fora. Os nomes de ficheiros abertos só estão num registo detalhado (Configurações, página Registo).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Quando algo corre mal, isto ajuda a descobrir porquê. O bgdesk não envia nada: guarda um ficheiro zip que pode ver e passar a alguém.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Um relatório precisa de uma análise: Analisar (F7) faz uma.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF para papel (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Página para o navegador (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Guardar um relatório</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>O relatório está a ser escrito…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>O relatório está guardado como {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>O relatório não foi guardado: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Desistir do jogo</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Desistir: perder a partida</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Isto conta de imediato: o adversário não pode ganhar mais.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>O adversário pode recusar e continuar a jogar por mais.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(poucas decisões)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Foi pedida uma dica: treino, sem rating.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Uma desforra já está selada, com as mesmas palavras: esta é a impressão digital dos seus dados.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Aceitou a desistência</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Analisar mostra como ambos jogaram, e que decisões ver.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Em análise, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Em análise…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Melhor: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Ambas as mães foram apanhadas.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Probabilidade de ganhar a partida que a decisão perdeu</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Dobrou</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Houve jogadas anuladas: treino, sem rating.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Nenhum dos jogadores pode voltar a mover.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Nenhuma decisão aqui.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Ninguém perdeu nada digno de nota. Bem jogado!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>Nada se decidiu nesta partida, por isso não há nada a analisar.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Uma decisão a ver</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR de {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Recusou a dobra</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; less is better. With fewer than {fewest} decisions it says little.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">Performance rating: 500 vezes o erro médio das decisões que contam; menos é melhor. Com menos de {fewest} decisões diz pouco.</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Pontos que a decisão perdeu</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Redobrou</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Recusou a desistência</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Desistiu</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Segredo dos dados, cujo SHA-256 é a impressão digital acima:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Segredo dos dados, cuja impressão digital foi mostrada antes do primeiro lançamento:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>O último jogo não foi terminado.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>A mãe foi apanhada.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>O resultado menos a sorte de ambos: o que os erros de ambos teriam feito dele.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>A sessão acabou empatada, {score}</translation>
    </message>
    <message>
        <source>The session ended even, {white}-{black}</source>
        <extracomment>Heading: a session without a winner; both have so many points</extracomment>
        <translation type="vanished">A sessão acabou empatada, {white}-{black}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Três decisões a ver</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Aceitou a dobra</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Duas decisões a ver</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>O que os lançamentos ganharam sobre a média de todos, em probabilidade de ganhar a partida.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>O que os lançamentos ganharam sobre a média de todos, em pontos.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Com tutor, em todos os jogos avisos {warned}, seguidos {heeded}: treino, sem rating.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Com tutor, avisos {warned}, seguidos {heeded}: treino, sem rating.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Com tutor: treino, sem rating.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Não perdeu nada digno de nota. Bem jogado!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Recusou o beaver.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Recusou a dobra.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Recusou o otter.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Recusou o raccoon.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Recusou a redobra.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Ficou sem tempo e perdeu a partida.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Desistiu da partida.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Desistiu.</translation>
    </message>
    <message>
        <source>You won at {own}-{other}</source>
        <extracomment>Heading: the match was won before its end, at this score; the winner&apos;s points first</extracomment>
        <translation type="vanished">Ganhou com {own}-{other}</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Ganhou com {score}</translation>
    </message>
    <message>
        <source>You won, {own}-{other}</source>
        <extracomment>Heading: who won a match or a session, the winner&apos;s points first</extracomment>
        <translation type="vanished">Ganhou, {own}-{other}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Ganhou, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>probabilidade de {name} com sorte igual</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>jogo {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>jogo {number}, com {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>sorte de {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>jogada {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>pontos de {name} com sorte igual</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>rating</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>o seu PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>a sua probabilidade com sorte igual</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>a sua sorte</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>os seus pontos com sorte igual</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} não perdeu nada digno de nota. Bem jogado!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} recusou o beaver.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} recusou a dobra.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} recusou o otter.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} recusou o raccoon.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} recusou a redobra.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} ficou sem tempo e perdeu a partida.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} desistiu da partida.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} desistiu.</translation>
    </message>
    <message>
        <source>{name} won at {own}-{other}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name} ganhou com {own}-{other}</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} ganhou com {score}</translation>
    </message>
    <message>
        <source>{name} won, {own}-{other}</source>
        <extracomment>Heading. {name} is a player, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name} ganhou, {own}-{other}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} ganhou, {score}</translation>
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
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Jogo seguinte</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Jogo seguinte: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Desforra</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Rever a partida</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>Para &amp;o torneio</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk e o resumo desta partida não pode ser mostrado. A partida e a sua análise estão guardadas; os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Voltar ao jogo</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Erro seguinte</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Jogar daqui…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Experimentar</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Dados a jogar</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>A lançar</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Retirar com um número maior do que o preciso, e dados que sobram depois da última peça</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Em quanto baixou a contagem de pips do próprio jogador</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Dados que não se puderam jogar porque o caminho estava bloqueado</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Duplos</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Jogo {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Pips perdidos</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Pips jogados</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Pips lançados</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Pips desperdiçados</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Os lançamentos são contados aqui, jogo a jogo.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Lançamentos de dois dados iguais</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Lançamentos até agora; o inicial conta para quem começa com ele</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Soma dos dados</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>As faces somadas como estão, as dos duplos só uma vez</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>O que os dados permitem; um duplo conta a dobrar</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Partida inteira</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Analise primeiro esta decisão (F7): um rollout compara as melhores jogadas dela.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Escolha nas opções o que o rollout deve jogar.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Não há nenhum rollout em curso.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>O rollout só se faz a jogadas e decisões de cubo de jogos de gamão.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Noutro lado</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>O rollout começa…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Ensaios: {done} de no máximo {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>V {win} · {wg} · {wb}   D {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Espera pelo rollout em curso.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>em pausa</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>semente {seed}</translation>
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
        <translation>Algo correu mal dentro do bgdesk e o rollout parou. O que foi jogado até agora fica guardado; os pormenores estão no registo.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>O motor não pôde fazer o rollout desta posição. Os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Estas entram no rollout</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>O que foi jogado entra sempre no rollout.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Escolha o que entra no rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>O rollout só se faz a jogadas e decisões de cubo de jogos de gamão.</translation>
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
        <translation>Acrescentar tantos ensaios quantos dizem as opções</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Terminar o rollout e guardar o que já tem (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Continuar o rollout (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Ir para a decisão que está em rollout</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Fazer esperar o rollout (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Quão provável é que esta seja a melhor escolha, pelos ensaios até agora</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Quantos ensaios, a que profundidade, com que semente, e que escolhas</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Mais ensaios</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Jogar esta decisão muitas vezes até ao fim (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Progresso do rollout</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>Fazer rollout</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>EP</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Erro-padrão: as barras vão o dobro para cada lado</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>O que vale para quem decide</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Todos os lançamentos com um {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>Os 36 lançamentos</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Um backgammon com uma peça na barra conta quatro vezes.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Um backgammon, quando quem perde tem também uma peça na barra, conta três vezes.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Um backgammon, quando quem perde tem também uma em reserva, na barra ou nas casas 24 a 19, conta três vezes.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Um backgammon, quando quem perde tem também uma na barra ou no quadrante interior de quem ganha, conta três vezes.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Uma peça na barra tem de entrar antes de outra se mover, e antes de qualquer da reserva.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Uma peça na barra tem de entrar antes de outra se mover.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Uma peça presa no seu quadrante interior não impede que as outras sejam retiradas.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Uma peça que captura no próprio quadrante interior fica aí durante o resto do turno.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Um dado retira uma peça da sua casa, e de nenhuma outra: um dado mais alto não retira nenhuma.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Um dado retira uma peça da sua casa; um dado mais alto retira uma da casa mais alta.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Um jogo duplo, quando quem perde não retirou nenhuma, conta duas vezes.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Um duplo joga-se quatro vezes, depois quatro vezes o número do lado oposto dos dados: após 5-5, quatro 2.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Um duplo joga-se quatro vezes.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Um gammon, quando quem perde não retirou nenhuma peça, conta duas vezes.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Quem recusa perde o jogo pelo valor anterior da aposta; quem aceita fica com o cubo e só ele pode redobrar.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Quem fica sem tempo perde o jogo, e o relógio é reposto.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Quem fica sem tempo perde a partida.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Quem de qualquer modo ganha a partida com este jogo não pode dobrar.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Uma casa em que uma das suas peças está presa fica-lhe fechada.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Uma casa com uma só peça adversária que seja está bloqueada; nada se captura.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Uma casa com duas ou mais peças adversárias está bloqueada.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>Um raccoon pode responder da mesma maneira a um beaver, e um otter ao raccoon.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>Um raccoon pode responder da mesma maneira a um beaver.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>Um raccoon pode responder a um beaver, um otter ao raccoon, e assim por diante sem limite.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Uma peça adversária sozinha é capturada e vai para a barra.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Uma peça adversária sozinha não é capturada mas presa: a sua fica por cima dela, e ela não pode mover-se até nenhuma das suas lá estar.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Uma vitória conta um ponto.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Uma vitória conta o valor do cubo.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>Após 2 com 1, se ambos os números foram jogados, escolhe o duplo que quiser e joga-o como se o tivesse lançado; se foi todo jogado, lança mais uma vez.</translation>
    </message>
    <message>
        <source>After 2-1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation type="vanished">Após 2-1, se ambos os números foram jogados, escolhe o duplo que quiser e joga-o como se o tivesse lançado; se foi todo jogado, lança mais uma vez.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Todas as suas peças têm de entrar antes de qualquer outra se mover.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Uma dobra automática conta como virar o cubo.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Qualquer parte do lançamento pode ficar por jogar.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Assim que um número não se pode jogar, tudo o que ainda faltava nesse turno se perde.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Retirar as peças</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beavers: quem recebe uma dobra pode virar logo o cubo outra vez e ficar com ele.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Antes de lançar pode propor dobrar a aposta, mas não no primeiro turno de um jogo.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Os dois dados têm de ser jogados se houver maneira de o fazer, um duplo até onde der.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Ambos os jogadores movem no mesmo sentido e contam as casas da mesma maneira: ambos entram nas casas 24 a 19 e retiram das casas 6 a 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Ambos os jogadores dão a volta no mesmo sentido, de cantos opostos: o adversário começa na sua casa 12 e retira das suas casas 18 a 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>As peças só andam para a frente, da sua casa 24 para a sua casa 1.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>As peças no tabuleiro podem mover-se antes de todas terem entrado.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: sem cubo no primeiro jogo depois de um jogador ficar a um ponto de ganhar a partida.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Cada número traz uma peça da reserva para o tabuleiro: um 1 para a sua casa 24, e assim por diante até um 6 para a sua casa 19.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Cada um lança um dado; o mais alto começa e lança os dois dados para o primeiro turno.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Cada um lança um dado; o mais alto começa com esses dois números.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Cada um lança um dado; o mais alto começa, com esses dois números ou, se parecer melhor, com um novo lançamento dos dois dados.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Dados iguais são lançados de novo.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Dados iguais no lançamento inicial dobram a aposta; o cubo fica ao meio.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: depois desse jogo ninguém dobra antes de ambos os jogadores terem jogado dois lançamentos.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Se foi todo jogado, a um duplo segue-se outro lançamento.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Se todas as peças do adversário estão numa casa e tem as seis casas à frente dela, tem de abrir uma delas enquanto puder.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Se ambos os jogadores têm de passar, um a seguir ao outro, e nenhum podia jogar número nenhum, o jogo fica empatado.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Se qualquer dos dados se pode jogar mas não ambos, tem de ser o mais alto.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Se é presa aí por um adversário cujas peças já saíram todas da casa de partida, esse adversário ganha logo um jogo duplo.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Se nada se pode jogar, passa a vez.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Se o adversário ainda lá tem algumas, o jogo continua, e é ganho assim quando elas tiverem saído enquanto a mãe ainda está presa. Se a mãe do adversário também está presa, o jogo fica empatado.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Se lhe capturarem essa peça, ela tem primeiro de voltar ao quadrante interior.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>Nos três primeiros turnos de cada jogador um duplo joga-se quatro vezes. A partir do quarto segue-se-lhe cada número mais alto, quatro vezes cada: após 4-4 vêm quatro 5 e quatro 6.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Entra no quadrante interior do adversário: com um 1 na sua casa 24, com um 6 na 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Entra com um 1 na sua casa 24, com um 6 na 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: gammons e backgammons só contam depois de o cubo ter sido virado.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Também não pode ter todas as seis casas do quadrante de partida do adversário.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Os números que não pode jogar passam para o adversário, que os joga com as suas próprias peças, até onde der, antes de começar o turno seguinte. Quando um deles não se pode jogar tantas vezes quantas restam, isto acaba, e os números mais altos perdem-se.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Quando todas as suas peças estiverem nas suas casas 6 a 1, pode retirá-las.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Quando todas as suas peças tiverem entrado e estiverem nas suas casas 6 a 1, pode retirá-las.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Só uma peça por turno pode sair da sua casa 24; duas podem com 6-6, 4-4 ou 3-3 no seu primeiro turno.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Jogar os dados</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Posição inicial</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>A barra</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>O começo</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Os jogos alternam: {games}, e assim por diante desde o primeiro. Cada jogo começa com um novo lançamento inicial, seja quem for que tenha ganho o anterior.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Os jogos alternam: {games}, e assim por diante desde o primeiro. Quem ganha um jogo começa o seguinte; depois de um empate decidem os dados.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>A última peça que um jogador tem na casa 24 é a mãe desse jogador.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>A mãe</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Os jogadores movem em sentidos opostos, e cada um conta as casas do seu lado: a sua casa 24 é a casa 1 do adversário.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>A posição inicial, e em que sentido cada jogador move</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Quem ganha recebe um ponto por cada peça que quem perde não retirou.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Quem ganha um jogo começa o seguinte.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Não há cubo.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Até a sua primeira peça ter passado a casa de partida do adversário, a sua casa 12, nenhuma segunda pode sair da sua casa 24.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Quanto vale um jogo</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Enquanto tem peças em reserva, um duplo joga-se só quatro vezes e não se lança de novo a seguir.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Enquanto tem peças em reserva, nenhuma outra pode ir para a sua casa 12 ou além dela.</translation>
    </message>
    <message>
        <source>With a checker on the bar it counts four times.</source>
        <translation type="vanished">Com uma peça na barra conta quatro vezes.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Só pode ter seis casas seguidas se uma peça adversária estiver à frente delas.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Não pode retirar peças enquanto uma das suas está presa.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Não pode capturar antes de uma das suas peças ter chegado ao seu quadrante interior; até lá uma peça adversária sozinha bloqueia a sua casa. A partir daí pode capturar no resto do jogo.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Não pode ter todas as seis casas do seu quadrante de partida, 24 a 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Joga tantos jogos quantos quiser; cada ponto conta.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} na casa {point}</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Diferente das suas configurações</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Usar as minhas predefinições</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Não está no ficheiro: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Guardar uma cópia</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>A partida não foi guardada em {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>A partida não foi guardada em {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>análise</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>relógio e tempos de reflexão</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>dicas pedidas</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>prova dos dados</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>lançamentos iniciais empatados</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>o que foi anulado</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>quem é um computador</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Nenhum programa aqui mostra pastas. O ficheiro está em {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Mostrar na pasta</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Até</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>O melhor em cada pontuação</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Para baixo: pontos que faltam ao jogador. Ao lado: ao adversário.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Pontuações notáveis</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Pontuações de ambos os jogadores até este número de pontos em falta</translation>
    </message>
    <message>
        <source>Scores up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation type="vanished">Pontuações até este número de pontos em falta</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Não há decisão no tabuleiro.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Todas as pontuações…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Lente da pontuação</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Mova o rato para obter algumas palavras, ou escreva as suas</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Os dados já estão selados. Palavras que o bgdesk não podia conhecer antes entram em cada lançamento, por isso ele não pode ter escolhido dados que lhe convenham; escreva as suas para ter a certeza.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>As suas &amp;palavras</translation>
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
        <translation>Todas as etiquetas</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Procurar uma partida</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Procurar jogadores, um jogo, uma etiqueta, uma prova ou um dia</translation>
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
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Época de {league}</translation>
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
        <translation>Secções abaixo</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>Voltar à l&amp;ista</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Entrar</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Ini&amp;ciar sessão</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Palavra-passe &amp;da partida</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>Propor &amp;uma partida</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>Pa&amp;lavra-passe</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>Atuali&amp;zar</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Servidor</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>A palavra-passe não fica guardada em lado nenhum; sem ela é um convidado.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Num servidor como bgammon.org jogam muitas pessoas, também sem o bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Ter&amp;minar sessão</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Sessão iniciada em {server} como {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Partidas no servidor</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Jogar num servidor</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>P&amp;ontos</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>É o servidor que lança os dados, e ninguém os pode verificar.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>O caminho até lá não é cifrado: outros podem ler o que diz, e uma palavra-passe.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Não há jogo de Crawford, e um jogo de que se desiste perde-se como simples.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>O seu &amp;nome</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>O seu lugar está ocupado. A partida começa assim que alguém entrar.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>A procurar {server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} pontos)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} pontos, com palavra-passe)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>0.020 and more: doubtful</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation type="vanished">0,020 e mais: duvidosas</translation>
    </message>
    <message>
        <source>0.040 and more: errors</source>
        <translation type="vanished">0,040 e mais: erros</translation>
    </message>
    <message>
        <source>0.080 and more: blunders</source>
        <translation type="vanished">0,080 e mais: erros graves</translation>
    </message>
    <message>
        <source>0: any that is free.</source>
        <translation type="vanished">0: qualquer uma que esteja livre.</translation>
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
        <translation>Uma peça que captura no próprio quadrante interior fica aí durante o resto do turno.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Uma jogada pode ser registada como foi feita, legal ou não; vale se o adversário não contestar antes do próximo lançamento ou dobra.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Um nome ou um número, que entra num convite próprio. O seu router mostra-o.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Quem tem a vez pode propor dobrar a aposta antes de lançar.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Quem recebe uma dobra pode virar logo o cubo outra vez e ficar com ele. Só a dinheiro.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Um cubo real não tem 1: fica com o 64 para cima até ser virado.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>Após 11 lançamentos</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>Após 16 lançamentos</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>Após 7 lançamentos</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Depois do jogo de Crawford ninguém dobra antes de ambos os jogadores terem jogado dois lançamentos.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Contra o computador sempre do seu lado; ao assistir, de baixo.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Também chamada Murphy: um empate no lançamento inicial dobra a aposta, e o cubo fica ao centro. Não é habitual em partidas: escolha-a lá para cada partida.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Também computadores da internet</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Uma dobra automática conta então como virar o cubo. Só a dinheiro.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Uma antiga regra da casa britânica.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Analisar as minhas partidas quando acabam</translation>
    </message>
    <message>
        <source>And the difference between them.</source>
        <translation type="vanished">E a diferença entre eles.</translation>
    </message>
    <message>
        <source>And three with one in the winner&apos;s home board.</source>
        <translation type="vanished">E três com uma no quadrante interior de quem ganha.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspeto</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>À medida que se joga</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Perguntar antes de eu dobrar</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>No máximo cinco peças numa casa</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>No máximo uma por jogo</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>No máximo três por jogo</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>No máximo duas por jogo</translation>
    </message>
    <message>
        <source>At most. More time looks deeper; the other opponents answer at once.</source>
        <translation type="vanished">No máximo. Com mais tempo vê mais fundo; os outros adversários respondem logo.</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Em baixo</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>No cubo, antes de ser proposto.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Dobras automáticas</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>As dobras automáticas contam para a regra de Jacoby</translation>
    </message>
    <message>
        <source>Automatic doubles satisfy Jacoby</source>
        <translation type="vanished">Dobras automáticas satisfazem Jacoby</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automaticamente, depois do último dado</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Um backgammon conta quando resta uma peça</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Backgammon com uma peça na barra conta quatro</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Retirar as peças por mim quando já não há nada a decidir</translation>
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
        <translation>Beavers</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Só erros graves</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Cartões a rever por dia, no máximo</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Cartões de uma vez</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>O cubo ao centro mostra</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>As peças e os dados movem-se de imediato.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>As peças e os dados movem-se mais depressa, e o computador quase não espera.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Computadores na sua própria rede</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Regra de Crawford</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Jogadas mais profundas são melhores, e demoram muito mais tempo.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Atraso por turno</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detalhado</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Dados para partidas novas</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Dados de uma partida anterior</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Setas de sentido</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Cubo de dobra</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Decisões duvidosas e piores</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Terminar um rollout mais cedo quando é seguro</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar o turno</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Erros e piores</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Cada jogo joga-se por si, e cada ponto conta.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Tudo o que custou alguma coisa</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Dados justos (verificáveis)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Os dados justos são fixados por um segredo selado antes da partida e podem ser verificados depois dela.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Seguir o sistema</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Para cada escolha, em passos de 36: cada primeiro lançamento sai o mesmo número de vezes.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Tanto para partidas como para sessões a dinheiro.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Do jogador de baixo</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>De quem tem a vez</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammons e backgammons só contam depois de o cubo ter sido virado. Só a dinheiro.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Ajuda a encontrar a causa de um problema. Só o registo detalhado tem os nomes dos ficheiros abertos; segredos dos dados e nomes de jogadores não estão em nenhum.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Regra de Holland</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Quadrantes interiores</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Quanto lembrar</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Se o tempo se esgotar</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>Em todos os jogos</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>Nos jogos que correm de modo diferente do gamão</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>Na cor das peças dele, até à sua primeira jogada.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>Na cor das suas peças.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Só conta se quem perde não tiver retirado nenhuma peça.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Não pensa mais do que isto. Com mais tempo vê mais fundo; os outros respondem logo.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Regra de Jacoby</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Custo mínimo de um erro</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Detalhe do registo</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Procurar uma vez por dia, quando o bgdesk arranca</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Perder o jogo</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Perder a partida</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>À mão: clicar nos dados ou premir Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Mais contraste escolhe também o tabuleiro a preto e branco, a não ser que tenha escolhido um.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Mais significa que cada cartão aparece mais vezes.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Jogadas num rollout</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>As minhas peças</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Cartões novos por dia</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Não</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sem animação</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Sem animação quando o sistema o pede</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Sem cubo no jogo que se segue a um jogador ficar pela primeira vez a um ponto de ganhar a partida.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Sem capturar e fugir no próprio quadrante</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Nunca: até ao fim</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Nem todos os ambientes o indicam; “Sem animação” funciona sempre.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Dos seus próprios erros, quando merecem um cartão.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Propor cartões quando uma partida foi analisada</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>Na barra</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>Na barra ou no quadrante interior de quem ganha</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>À esquerda</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À direita</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Só outras janelas neste computador</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Só quando o contacto acabou e nenhuma escolha pode mudar o resultado.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Só enquanto há uma mesa aberta, e só com o convite dela. A partir da internet em geral só se chega lá se redirecionar a porta para este computador no seu router; o bgdesk não altera nada aí.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Outros podem assistir</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Jogadas parciais permitidas</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Pausa antes de o computador agir</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Jogar mais depressa quando o contacto acabou</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Fazer por mim as jogadas forçadas</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Tocar sons</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Jogar com relógio</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Números das casas</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Porta da sua mesa</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Provided the loser has borne off none.</source>
        <translation type="vanished">Desde que quem perde não tenha retirado nenhuma.</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dados reais, introduzidos à mão</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Modo de árbitro para duas pessoas com dados reais</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Em relação ao tamanho que o sistema usa. Os textos no tabuleiro crescem com ele, até onde há espaço.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Retransmissor</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Dados repetíveis (a partir de um número)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Tempo de reserva e um atraso por turno, como em torneios.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Tempo de reserva por ponto</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Lançar por mim quando não posso dobrar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Cumprimentar quando uma partida começa</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Semente de um rollout</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Mostrar dicas no tabuleiro</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Mostrar marcos</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Mostrar na moldura, acima e abaixo da barra, em que sentido cada jogador move.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Mostrar contagens de pips</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Mostrar com setas a jogada do computador</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Mostrar com setas o que foi jogado por mim</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Aparece ao lado do tabuleiro e nas partidas guardadas.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Velocidade das peças e dos dados</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Takes effect the next time bgdesk starts.</source>
        <translation type="vanished">Tem efeito da próxima vez que o bgdesk arrancar.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>O endereço de um retransmissor (alguém executa lá “bgdesk table-server”) por onde outros chegam à sua mesa de qualquer lugar. Ele não pode ler o que se diz. Vazio: nenhum.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>O atraso de cada turno é livre; depois corre o seu tempo de reserva.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Os dados são lançados logo quando não há decisão de cubo antes do lançamento; entre duas pessoas não depois de uma jogada feita por uma delas.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Mostra-se também a diferença entre eles.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Ganha quem chegar primeiro a um número de pontos.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>O outro jogador vê-o. Vazio: o seu nome nas configurações.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>O resultado mostra então PR, sorte e as decisões a ver. Corre em segundo plano e cede o lugar ao jogo.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>O mesmo número dá os mesmos dados, e assim o mesmo resultado.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Depois o motor avalia a posição: mais rápido e menos exato.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Tempo de reflexão do adversário mais forte</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Tempo para ver os dados antes de as peças se moverem.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Ensaios de um rollout</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Cortar os rollouts</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Com duas jogadas de atraso</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Até não haver nada a rever</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Até lá pode anular as suas jogadas.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Até 7 pontos, ou 7 jogos</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>O que é pior com 199 probabilidades em 200 não recebe mais ensaios.</translation>
    </message>
    <message>
        <source>What is worse with a confidence of 99.5 % gets no further trials.</source>
        <translation type="vanished">O que é pior com uma confiança de 99,5 % não recebe mais ensaios.</translation>
    </message>
    <message>
        <source>What to stop at as an error</source>
        <translation type="vanished">O que conta como erro</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>O que pode fazer a seguir, por alguns segundos. Mostra-se sempre porque é que uma jogada não é permitida.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>O que já alcançou, na página das estatísticas; nada lá conta para trás.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Quando há só uma jogada legal, ou nenhuma, é jogada e recebe um aviso.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Branco</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Quem pode chegar à sua mesa</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Quem tiver o convite para assistir, que é diferente do convite para jogar.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Com 0 é usada qualquer porta que esteja livre.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Com uma peça no quadrante interior de quem ganha conta três.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Eu</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Pode deixar por jogar parte de um lançamento.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>O seu endereço visto da internet</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>O seu nome</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>O seu nome nas mesas</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>O bgdesk fecha e volta nesta língua assim que sair das configurações.</translation>
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
        <translation>“Erro seguinte” e a lista de erros omitem o que custou menos.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Encontradas</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Nenhuma configuração encontrada.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Repor as predefinições desta página</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Procurar nas configurações</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Secções</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Pôr esta página de novo como estava antes</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Anular</translation>
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
        <translation>Ao centro</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Jogo de Crawford</translation>
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
        <translation>Dobra</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Partida a</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Nenhuma proposta</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Proposta</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Dono do cubo</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>A lançar…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Procurar nos atalhos</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>%n de 36 lançamentos captura.</numerusform>
            <numerusform>%n de 36 lançamentos capturam.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Depois da melhor jogada</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Depois da jogada feita</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Como está</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Tiros de Preto às peças soltas de Branco</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Peça solta</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Peças soltas antes e depois</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Comparar com este tabuleiro</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Da casa {point}</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Mover uma peça de</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Não mover nenhuma peça</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Mover essa peça para</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Nada pode ser capturado aqui.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Tiros</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>A peça solta na casa {point}</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Para a casa {point}</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Tiros de Branco às peças soltas de Preto</translation>
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
        <translation>Estatísticas dos dados</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Contador de lançamentos</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lançamentos</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · {off} fora</numerusform>
            <numerusform>%n pips · {off} fora</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Dar a vez a este jogador (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Pontos ganhos</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>a lançar</translation>
    </message>
    <message>
        <source>{pips} pips</source>
        <extracomment>How far a player has still to go</extracomment>
        <translation type="vanished">{pips} pips</translation>
    </message>
    <message>
        <source>{pips} pips · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation type="vanished">{pips} pips · {off} fora</translation>
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
        <translation>Solução</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Sem som: não há altifalantes nem auscultadores neste computador.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Análise mostrada</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>A análise mais profunda de cada decisão</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Remover uma análise</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Remover esta análise…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Que análise se mostra</translation>
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
            <numerusform>%n peça preta, do adversário</numerusform>
            <numerusform>%n peças pretas, do adversário</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n peça preta, sua</numerusform>
            <numerusform>%n peças pretas, suas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n peça branca, do adversário</numerusform>
            <numerusform>%n peças brancas, do adversário</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n peça branca, sua</numerusform>
            <numerusform>%n peças brancas, suas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Jogo de Crawford, sem cubo</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Cubo ao centro em {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Sem cubo</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pips: {own} a {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>O cubo está proposto em {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>O seu cubo em {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} tem o cubo em {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, partida a {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, sessão a dinheiro</translation>
    </message>
    <message>
        <source>{own}-{theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation type="vanished">{own}-{theirs}, partida a {length}</translation>
    </message>
    <message>
        <source>{own}-{theirs}, money session</source>
        <extracomment>The score of a money session, two whole numbers: that of the player who reads it first</extracomment>
        <translation type="vanished">{own}-{theirs}, sessão a dinheiro</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, partida a {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, sessão a dinheiro</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Falta uma parte do bgdesk: {parts}. Instale o bgdesk de novo.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Registos</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Sem som, porque falta a este sistema {libraries}. Instale (em Debian e Ubuntu: {packages}) e reinicie o bgdesk.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Sem som: a parte de som do Qt não carrega ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Sem som: a parte de som do Qt não está instalada. Escreva “{command}” num terminal e reinicie o bgdesk.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Não é possível aceder ao ecrã {display}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>A pasta {folder} não pode ser usada: há um ficheiro no seu lugar.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>A pasta {folder} não pode ser usada: o nome não é possível.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>A pasta {folder} não pode ser usada: o caminho é demasiado longo.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>A pasta {folder} não pode ser usada: não tem permissão para escrever lá.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>A pasta {folder} não pode ser usada: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>A biblioteca está agora como estava em {file}. A anterior está entre as cópias de segurança em Partida, Os seus dados guardados.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>A outra janela do bgdesk não responde, por isso abriu-se esta ao lado.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>A janela não pode abrir, porque falta a este sistema {libraries} (em Debian e Ubuntu instale: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Não há ecrã em que abrir uma janela; {command} indica os comandos que não precisam de nenhum.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Não há nenhum ficheiro {file}.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Este é o bgdesk {version}: veja o que há de novo.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Não tem permissão para escrever na pasta {folder}: as configurações alteradas esquecem-se quando o bgdesk é fechado.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Não tem permissão para escrever na pasta {folder}: pode ver e exportar as suas partidas, mas tudo o que fizer se esquece quando o bgdesk é fechado.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Os seus dados</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Os seus dados estão agora em {folder}. O que resta no lugar antigo pode ser removido: veja Partida, Os seus dados guardados.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Os seus dados foram movidos para {folder}, que agora não está lá. Ligue o disco e inicie o bgdesk de novo. Se se perdeu, remova o ficheiro {detail}: então o bgdesk começa no lugar habitual.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Uma antiga corrida chinesa à volta de um circuito de dezasseis casas.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Empate {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Boa tarde</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Boa noite</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Bom dia</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Perdida por tempo com {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Perdida {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Desistência com {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>O relógio continua a correr enquanto está aqui.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>A partida por terminar está aberta noutra janela do bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Ganha por tempo com {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Ganha {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Ganha por desistência com {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>contra {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>entre jogos</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>dados justos</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>segue-se o lançamento inicial</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>hoje</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>com tutor</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>ontem</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>recebeu uma dobra</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>recebeu uma proposta de desistência</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>é a sua vez de lançar</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>tem {dice} para jogar</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} tem {dice} para jogar</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name} recebeu uma dobra</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>{name} recebeu uma proposta de desistência</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} tem a vez de lançar</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n item restaurado.</numerusform>
            <numerusform>%n itens restaurados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n partida analisada.</numerusform>
            <numerusform>%n partidas analisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n partida omitida:</numerusform>
            <numerusform>%n partidas omitidas:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Todas estas já estão analisadas ou ainda em curso.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>A analisar a partida {number} de {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Partidas encontradas</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n partida movida para o lixo. Pode restaurá-la durante 30 dias.</numerusform>
            <numerusform>%n partidas movidas para o lixo. Pode restaurá-las durante 30 dias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n posição movida para o lixo. Pode restaurá-la durante 30 dias.</numerusform>
            <numerusform>%n posições movidas para o lixo. Pode restaurá-las durante 30 dias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Parada com %n partida por analisar.</numerusform>
            <numerusform>Parada com %n partidas por analisar.</numerusform>
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
        <translation>Jogo {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} de ganhar o jogo</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} de ganhar a partida</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000 vezes a equity perdida por uma decisão que não é forçada nem está longe de uma dobra.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000 vezes a equity perdida por uma jogada de qualquer dos jogadores.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>Intervalo de 90 %</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Tudo o que os erros custam, à escala de cada jogo como se fosse a dinheiro.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Analisar (F7) mostra aqui como ambos jogaram.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Como contam outros programas</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Erros graves</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Por tipo de decisão</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Jogadas de peças</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decisões que custam {least} ou mais, e não são erros graves.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decisões que custam {least} ou mais, e não são erros.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Decisões que custam {least} ou mais.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Dobras não propostas</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Dobras propostas</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Duvidosas</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Equity perdida</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Probabilidade perdida na partida</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Não se conhece numa partida com jogadas ilegais: o que trouxeram não é sorte nem erro.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Abertura</translation>
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
        <translation>PR {rating} (poucas decisões)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Recusas</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>Performance rating: 500 vezes o erro médio das decisões que contam.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Jogadas por fase do jogo</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Pontos perdidos</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Desistências</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Aceitações</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>A probabilidade, ou os pontos, que os erros de ambos teriam feito dele com sorte igual. Uma estimativa: pode ficar além de 0 e 100 %.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>As que não eram forçadas, e do cubo as que eram próximas. As que também não eram óbvias contam para o PR.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>O que os próprios lançamentos ganharam sobre a média de todos, em equity.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>O que se perdeu, em equity e no resultado, e quantas decisões estavam erradas.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Onde estaria o PR com outra sorte nos lançamentos.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Com sorte igual</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>avançado</translation>
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
        <translation>perito</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>poucas decisões</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>jogadas ilegais</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>intermédio</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>sorte {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>ganhou</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>nível de campeão mundial</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>classe mundial</translation>
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
        <translation>Decisões mais caras</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Aprender com esta partida…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Resumo da partida</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Resumo</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>O nome do ficheiro, ou o seu caminho, é demasiado longo.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>Conversa ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer at Match → Tables on the network….</source>
        <translation type="vanished">São propostas condições diferentes das anteriores: responda em Partida → Mesas na rede….</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>São propostas condições diferentes das anteriores: responda em “Mesas na rede…”, no menu Partida.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>O outro jogador pede outra partida.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>O outro jogador pede para voltar atrás na última decisão. Se permitir, a partida conta como treino a partir daí; se continuar a jogar, a decisão fica.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Foi pedida outra partida ao outro jogador.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>O pedido foi feito ao outro jogador, que o permite ou continua a jogar.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>O outro jogador já não está na mesa, por isso não há desforra.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>O outro jogador continuou, por isso a sua decisão fica.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>A sua decisão foi anulada; a partida conta agora como treino.</translation>
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
        <translation>Posição inicial</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>Nessa mesa joga-se outra partida.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Neste servidor só se pode desistir de um jogo simples, por isso essa proposta não conta.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Houve mensagens repetidas ou perdidas no caminho, por isso a mesa foi fechada.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>No servidor aconteceu mais, enquanto este programa esteve ausente, do que ele pode saber.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Ninguém responde onde este convite leva: a mesa está fechada, ou não se chega a ela daqui.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Ninguém conseguiria distinguir os dois jogadores desta mesa; um precisa de outro nome.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Ninguém tem esta mesa aberta no retransmissor, ou quem a tem não responde.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Há 20 segundos que não se ouve nada do outro programa; espera-se por ele.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Foi dito tanto de uma vez que uma parte foi omitida.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>Já está outra pessoa sentada a essa mesa.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Esse não é o código desta mesa.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Esse lançamento veio cedo demais e não conta.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>O endereço do retransmissor nas configurações não é válido; só se chega à mesa sem ele.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Os relógios dos dois programas diferem mais do que o caminho entre eles explica.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>A partida está guardada.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>A partida que o outro programa quer jogar não é possível.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>O outro jogador não quer jogar esta partida.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>O outro programa copiou os segredos dos dados, por isso não se pode jogar nada com ele.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>O outro programa decidiu algo que não cabia ao seu jogador decidir.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>O outro programa fez outra coisa depois de ter lançado.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">O outro programa fez algo que não é possível numa mesa, por exemplo voltar atrás.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>O outro programa fez algo que não é possível numa mesa.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>O outro programa fez algo que não era possível nesse momento.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>O outro programa não aceita o que este enviou, por isso a mesa foi fechada.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>O outro programa não responde; é procurado até responder.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>O outro programa não revela o seu segredo dos dados, por isso a mesa foi fechada.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Há 20 segundos que o outro programa não ouve nada daqui.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>O outro programa fez uma jogada que as regras proíbem.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>O outro programa precisa de algo que esta versão do bgdesk não conhece.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>O outro programa joga por outra versão das regras; um dos dois precisa de um bgdesk mais recente.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>O outro programa enviou uma mensagem que não se pode ler, por isso a mesa foi fechada.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>O outro programa enviou uma mensagem com valores impossíveis, por isso a mesa foi fechada.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>O outro programa enviou de uma vez mais do que cabe numa mensagem, por isso a mesa foi fechada.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>O outro programa enviou algo que não é texto, por isso a mesa foi fechada.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>O outro programa enviou demasiadas mensagens em pouco tempo, por isso a mesa foi fechada.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>O outro programa fala outra versão do protocolo; um dos dois precisa de um bgdesk mais recente.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>O outro programa revelou um segredo dos dados antes de alguém lançar.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>O outro programa revelou um segredo dos dados que não tinha fixado antes da partida.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>A parte do bgdesk que fala com outros programas parou, por isso a mesa está fechada.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>O retransmissor não tem lugar neste momento, ou recebeu pedidos a mais daqui.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>O servidor não responde, ou terminou a ligação ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>O servidor não lhe permite entrar; inicie lá a sessão mais uma vez, com o mesmo nome.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>O servidor joga um jogo que este programa não conhece.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>A mesa não pode ser mostrada nesta rede, mas o convite funciona ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>A mesa não pode esperar nesta porta; escolha outra nas configurações ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Os dois registos da partida não são iguais.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Este código já não deixa entrar ninguém; peça um novo, ou o convite.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Este convite não leva à mesa que lá está; peça um novo.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Esta partida já não está no servidor.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Esta partida precisa da palavra-passe da sua conta, que não fica guardada em lado nenhum: inicie a sessão no servidor mais uma vez, com o mesmo nome.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Foram tentados três códigos errados, por isso o código já não deixa entrar ninguém; mostre a mesa de novo.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>O que responde lá não é um retransmissor de mesas, ou fala outra versão.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>O que a mesa precisa não está no disco, ou não pode ser escrito lá, por isso foi fechada ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>O seu lançamento veio cedo demais e não conta.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Ausente, a partida espera</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>A procurar…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Com ligação</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Mais ninguém pode assistir.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Há três minutos que nada acontece. Sem relógio ninguém perde por esperar: pergunte na conversa, continue à espera, ou deixe a mesa; a partida fica guardada, mas não a pode reclamar como ganha.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Outros podem assistir à partida enquanto é jogada.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>A lançar…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>A lançar… os dados vêm dos dois computadores.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>De momento não se ouve o outro jogador; a partida e os relógios esperam.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Os jogadores só leem o que disser entre os jogos.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>De momento não se ouve a mesa; está a ser procurada.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>A mesa está fechada</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>A mesa está fechada. Continue a partida em “Mesas na rede…”, no menu Partida.</translation>
    </message>
    <message>
        <source>The table is closed; go on with the match from Match → Tables on the network…</source>
        <translation type="vanished">A mesa está fechada; continue a partida em Partida → Mesas na rede…</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>A mesa está fechada; volte a assistir com o convite.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Está a assistir a {white} e {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Uma posição anterior · Espaço volta ao jogo</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Esta é uma posição anterior: volte ao jogo para jogar.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Está a ver esta partida; “Continuar a jogar…” começa um jogo a partir daqui.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Não, continuar a jogar</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Desforra</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Um código tem oito algarismos; está ao lado da mesa no outro computador.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Sobre as mesas</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>Não se pode procurar ninguém nesta rede ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Mesas na rede</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Isto não é um endereço de servidor: é um nome, ou um nome, dois pontos e uma porta.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Isto não é um convite para uma mesa: começa por “bgdesk:” e acaba com 52 letras e algarismos.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Isto não é um convite para assistir: começa por “bgdesk-watch:” e acaba com 52 letras e algarismos.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>A sua mesa continua aberta, embora esteja outra partida no tabuleiro.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Uma nova etiqueta</translation>
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
            <numerusform>Etiquetas de %n partida:</numerusform>
            <numerusform>Etiquetas de %n partidas:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Pedir ao outro jogador para voltar atrás na sua última decisão?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Se for concedido, a partida conta como treino a partir daí e não altera o rating de ninguém.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Ninguém sabe o que sairá a seguir.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Voltar atrás na sua última decisão e no que veio depois?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Voltar atrás, dados novos</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Voltar atrás, os mesmos dados</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>A partida conta então como treino e não altera o seu rating.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>O outro jogador permite-o ou continua a jogar; os lançamentos posteriores não voltam.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Os lançamentos voltam pela mesma ordem.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n peça fora</numerusform>
            <numerusform>%n peças fora</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>Ao &amp;acaso, das suas partidas</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Fecho</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Ao acaso, &amp;jogada pelo computador</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Modelos</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>O computador chegou a esta posição em %n jogada contra si mesmo.</numerusform>
            <numerusform>O computador chegou a esta posição em %n jogadas contra si mesmo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>O computador está a fazer algumas jogadas…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Esta posição é da partida {white} vs {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Não, obrigado</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>J&amp;ogar</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>&amp;Ler as regras</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Joga com as peças pretas.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Joga com as peças brancas.</translation>
    </message>
    <message>
        <source>has opened this table and wants to play:</source>
        <extracomment>Below the name of a player. Below it stands what that player wants to play</extracomment>
        <translation type="vanished">abriu esta mesa e quer jogar:</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} abriu esta mesa e quer jogar:</translation>
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
        <translation>Texto da posição</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Esta posição não tem um texto assim; qualquer XGID ou ID pode ser colado aqui</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>texto próprio do bgdesk</translation>
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
        <translation>Folga</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Consolação</translation>
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
        <translation>Impressão digital do sorteio e de todos os dados (SHA-256): {digits}</translation>
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
        <translation>Decisão certa mais difícil</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Eliminatórias</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Quem perder entre {first} e {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Quadro dos vencidos</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Quadro principal</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Partida a partida</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Partida pelo terceiro lugar</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Progressivo</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Quartos de final</translation>
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
        <translation>Segredo: {digits}. O SHA-256 destes bytes é a impressão digital.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Meia-final</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>O torneio acabou sem vencedor.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>O torneio acabou; o primeiro lugar é partilhado: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Esta partida está a ser jogada agora; pode vê-la desde o primeiro lançamento assim que acabar.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Esta partida é jogada a seguir; pode vê-la desde o primeiro lançamento assim que acabar.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Para jogar agora</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Quadro dos vencedores</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Pior decisão</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Ganhou a consolação.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Ganhou o torneio.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>A sua final: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>A sua partida pelo terceiro lugar: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>A sua próxima partida: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>O seu próximo adversário ainda não se conhece.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Os seus quartos de final: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>A sua meia-final: contra {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>O seu torneio acabou.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>O seu torneio acabou; os outros continuam a jogar.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>contra {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>a ser jogada</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>por decisão da direção</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>perdida contra {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>perdida por tempo</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>partida removida</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>não jogada</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>a {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>em curso</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>ganha contra {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>está a assistir</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>é a sua vez de jogar</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} joga contra {second}.</translation>
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
        <translation>{name} ganhou a consolação.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} ganhou o torneio.</translation>
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
        <translation>Isso já não se pode fazer: o torneio entretanto avançou.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Começar</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Guardar para a parede…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>A&amp;ssistir</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copiar a impressão digital</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Copiar o segredo</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Direção…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>O &amp;meu percurso</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>J&amp;ogar</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Guardar como &amp;imagem…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Guardar como página &amp;web…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>O que se mostra</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Este é o sorteio. Comece quando quiser; a partir daí fica fixo.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>O seu jogo</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>Sobre os torneios</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Todos os torneios</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Novo torneio</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Este torneio não pode ser jogado ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Torneio da noite</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Torneios</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip antes do último lançamento, {dice}; agora {now}.</numerusform>
            <numerusform>%n pips antes do último lançamento, {dice}; agora {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rollout de {engine} ({settings}): %n jogo; erro-padrão aqui {error}.</numerusform>
            <numerusform>Rollout de {engine} ({settings}): %n jogos; erro-padrão aqui {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and 5-1, 4-2, 3-3 and 2-2 add up to six. If points of yours stop the combinations, 11 are left.</source>
        <translation type="vanished">Uma peça solta a seis de distância é capturada por 17 lançamentos, mais do que a qualquer outra distância: onze mostram um 6, e 5-1, 4-2, 3-3 e 2-2 somam seis. Se as suas casas impedem as combinações, restam 11.</translation>
    </message>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Uma peça solta a seis de distância é capturada por 17 lançamentos, mais do que a qualquer outra distância: onze mostram um 6, e outros somam seis ({rolls}). Se as suas casas impedem as combinações, restam 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Uma jogada que não custa mais do que {cost} também conta como certa.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Um plano deduz-se só das peças, pelas regras que a página Estatísticas ao longo do tempo também usa. Só se pergunta por posições cujo plano é claro, e ainda o mesmo dois turnos depois.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Um prime e uma peça atrás dele</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Jogo da casa do ás</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Jogo da casa do ás: Preto espera por um tiro</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Conselho</translation>
    </message>
    <message>
        <source>After all possible moves {number} rolls hit on average.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation type="vanished">Depois de todas as jogadas possíveis capturam em média {number} lançamentos.</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Depois de {best} capturam {least} de 36 lançamentos; depois de {yours}, {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas as jogadas</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within 0.05 of a gammon price.</source>
        <translation type="vanished">Uma resposta conta como certa dentro de um ponto percentual, ou de 0,05 de um preço do gammon.</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Uma resposta conta como certa dentro de um ponto percentual, ou de {near} de um preço do gammon.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Responder às jogadas de abertura habituais.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Pergunte-se se a dobra é de aceitar. Se não tiver a certeza de um lado nem do outro, dobre. O adversário pode ter a mesma dúvida, e aceitar ou recusar mal.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Back game</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Retire uma peça sempre que puder; cada uma que fica pode custar um lançamento inteiro.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Atrás das peças de Preto, Branco só tem a âncora na casa 24, a casa do ás de Preto. Toda a esperança está num tiro tardio.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Melhor é {best}. O que {yours} custa em média, em lançamentos: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Melhor é {best}; {yours} custa {cost}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {number} rolls on average.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation type="vanished">Melhor é {best}; {yours} custa em média {number} lançamentos.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Preto tem uma peça na barra ou sozinha no quadrante interior de Branco, e lá nenhuma âncora. Branco tem lá peças suficientes para capturar e fechar casas.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Preto está a lançar. Que lançamentos capturam uma peça sua?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Preto abriu {dice} com {move}. O que responde?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Peças de Preto fora</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Plano de Preto</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: Preto está na barra</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Ambas estão certas.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Ambos têm a casa do meio</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Fechado: uma peça na barra</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Combinados</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Contar os dois lados de uma posição tal como surge num jogo.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Conte uma vez, e depois desconte cada lançamento. Quando lhe capturam uma peça, some 25 menos a casa em que foi capturada.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Decisões de cubo que mudam passo a passo, até outra resposta ser a certa.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Diretos</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Distância da barra: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Distâncias das peças que a capturam depois de entrar: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Distâncias das peças que a capturam: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Divida o tabuleiro em grupos de três casas: 1 a 3, 4 a 6, e assim por diante. Conte cada peça como se estivesse na casa central do seu grupo: 2 pips no primeiro grupo, 5 no segundo, sempre mais 3. Depois some 1 por cada peça na casa mais alta do seu grupo, e tire 1 por cada uma na mais baixa.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Double match point: ambos precisam de um ponto.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dobrar, recusar</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dobrar, aceitar</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Dobrar, aceitar ou recusar no fim de uma corrida. As respostas são exatas.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Com dobra para {cube}: se recusar, ganha a partida com {passed}; se aceitar e perder, com {lost}; se aceitar e ganhar, com {won}. Por isso precisa de ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Dobrado, recusado</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Dobrado, aceite</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplicação</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Contagem efetiva de pips</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Estimar quantos pips leva realmente uma retirada, com o que pilhas e lacunas desperdiçam.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Exatamente</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Quinze peças espalhadas com regularidade pelas casas 6, 5 e 4 desperdiçam uns 7 a 8 pips. Lacunas e peças em casas baixas desperdiçam mais, porque números grandes se gastam em movimentos curtos.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Encontrar a melhor jogada ao retirar. As respostas são exatas.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Encontrar a jogada que deixa menos tiros. Não tem de ser a melhor.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Fórmulas para usar à mesa, não exatas</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Da tabela de equity</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Planos de jogo</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Preço do gammon, cubo em {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Preço do gammon: (ganhar um gammon - ganhar) / (ganhar - perder), tudo como probabilidade de ganhar a partida.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Meias travessias</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Jogo de espera</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>A guardar a casa 5</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>De quantos pips precisa cada lado?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Ao todo</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>Na grelha ✓ é encontrado, + omitido, e ✗ marcado embora não capture.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>It is the mean number of rolls to bear off, times 49/6. An answer within one pip counts as right.</source>
        <translation type="vanished">É o número médio de lançamentos para retirar tudo, vezes 49/6. Uma resposta com menos de um pip de diferença conta como certa.</translation>
    </message>
    <message>
        <source>It is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation type="vanished">Deduz-se só das peças, pelas regras que a página Estatísticas ao longo do tempo também usa. Só se pergunta por posições cujo plano é claro, e ainda o mesmo dois turnos depois.</translation>
    </message>
    <message>
        <source>It says</source>
        <extracomment>Head of a column: what a formula says to the cube</extracomment>
        <translation type="vanished">Diz</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Avaliado por {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Contagem de Keith</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Aprenda alguns grupos de cor, e desloque peças mentalmente até os ver. Um tabuleiro fechado são 42, cinco peças na casa do meio são 65, duas na casa 24 são 48, e um prime de cinco casas que começa na casa 4 são 60. Desde que desloque uma peça para a frente tantos pips quantos outra para trás, a contagem fica a mesma.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Faça o adversário precisar do mesmo número para duas coisas boas. Duas peças soltas que são ambas capturadas com quatros custam pouco mais do que uma.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Marque-os na grelha; um número na margem marca todos os lançamentos com ele. As duas ordens de dois dados são marcadas juntas. Ctrl+Enter responde.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Marcar quais dos 36 lançamentos capturam.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Marcados</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Jogo a dinheiro, o cubo está ao centro. Ambos os lados têm tão poucas peças que todos os valores são exatos.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Jogo a dinheiro, sem a regra de Jacoby.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Jogo a dinheiro. Já ninguém pode ganhar um gammon.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Jogo a dinheiro. O cubo está ao centro, e os gammons contam.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Dizer que plano uma posição pede.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Já nenhuma peça pode ser capturada: só contam os pips.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Sem plano claro</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Não dobrar</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Não redobrar</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Nenhum lançamento captura duas delas, por isso os números somam-se.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Sem dobrar</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Ainda não experimentado.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Aqui só conta a segurança. A jogada mais segura não tem de ser a melhor.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Senão preencha lacunas: mova uma peça para uma casa vazia, e evite pilhas.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Contagem de pips</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Jogar o primeiro lançamento, a dinheiro e em qualquer pontuação.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Casa a casa</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Casas seguidas</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Jogo de prime</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Cubo na corrida</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redobrar, recusar</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redobrar, aceitar</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Cubos de referência</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Resposta certa</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Certo: capturam {number} de 36 lançamentos.</translation>
    </message>
    <message>
        <source>Rolled out by {engine}: {games} games {settings}; standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation type="vanished">Rollout de {engine}: {games} jogos {settings}; erro-padrão aqui {error}.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Lançamentos que capturam, de 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Lançamentos que capturam, em média entre todas as jogadas possíveis: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Lançamentos por vir</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Regras práticas</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Contagem corrente</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Jogo de corrida</translation>
    </message>
    <message>
        <source>Running home</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation type="vanished">Correr para casa</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Jogada mais segura</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Tiros</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Tiros por distância, sem nada de permeio</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Pilhas nas casas do ás, iguais dos dois lados</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Limiar de aceitação, dobra para {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Limiares de aceitação</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>Os 36 lançamentos</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>A melhor jogada deixa, em média, menos lançamentos.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>As melhores jogadas</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>A peça solta a seis de distância</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>O cubo está ao centro.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>O cubo é seu, em 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>A contagem efetiva de pips é o número médio de lançamentos para retirar tudo, vezes 49/6. Uma resposta com um pip de margem está certa.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Os valores são exatos: vêm de uma tabela de todas as posições assim.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>O primeiro lançamento do jogo: como o joga?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is 0.5 in money play.</source>
        <translation type="vanished">O preço do gammon é o que ganhar um gammon acrescenta a uma vitória, como parte da diferença entre ganhar e perder. No jogo a dinheiro é 0,5.</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>O preço do gammon é o que ganhar um gammon acrescenta a uma vitória, como parte da diferença entre ganhar e perder. No jogo a dinheiro é {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>O último lançamento: Preto retira tudo no próximo turno</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>As últimas {count}</translation>
    </message>
    <message>
        <source>The plan is</source>
        <extracomment>In front of the plan that is right where another was chosen</extracomment>
        <translation type="vanished">O plano é</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>A corrida está empatada.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>A resposta certa é: {right}. “{chosen}” custa {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>O plano certo</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>O lançamento por si não o explica: uma peça foi capturada, ou parte do lançamento não se pôde jogar.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>O marcador</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>O limiar de aceitação é a probabilidade de vitória de que precisa para aceitar se não houver gammons e o cubo não for virado outra vez.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Juntas são menos {number}, porque os mesmos lançamentos capturam em vários sítios. Tal duplicação é o que se quer quando se tem de deixar mais de uma peça solta.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Bom demais para dobrar</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Dois lançamentos: Preto precisa de dois lançamentos, ou de um duplo</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Até seis de distância o tiro é direto, e uma peça solta está mais segura perto do que longe: 17 lançamentos capturam-na a seis, depois 15, 15, 14, 12, e 11 a um. De sete em diante o tiro é indireto: são precisos os dois dados, e capturam no máximo 6 lançamentos. Por isso ponha a peça solta junto de quem a pode capturar ou a sete e mais, e a seis só se tiver de ser.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Desperdício</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Quais são as contagens efetivas de pips?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Qual é o plano de Branco?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>O que se desperdiça</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>O que é preciso para aceitar numa dada pontuação, e quanto vale aí um gammon.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Onde ambos os lados têm o mesmo número de peças nas mesmas casas próprias, deixe-as de fora: não mudam a diferença.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Que jogada deixa menos tiros?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Branco</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Branco tem quatro ou mais casas seguidas à frente de uma peça de Preto, que quer reter.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Branco já não tem ninguém no quadrante interior de Preto e está à frente, ou já retira. Todos devem ir para casa, e para fora, sem serem capturados.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>A Branco faltam {white} pips, a Preto {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Branco está muito atrás, tem duas casas no quadrante interior de Preto e espera por um tiro tardio.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Branco não está claramente à frente. As últimas peças estão juntas numa âncora ou na casa do meio, e esperam por um tiro ou por um duplo grande.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Branco tem a vez de lançar.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Branco tem a vez de lançar. O que devem fazer ambos os jogadores?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Joga com Branco, em baixo.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Branco está à frente na corrida, por {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Branco a jogar: como se retira melhor?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Branco está atrás na corrida, por {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Peças de Branco na zona</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Peças de Branco fora</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Vantagem de Branco em pips</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Pips de Branco</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Quem o diz</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Com todas as peças na casa do ás, conte 7 pips por cada duas, e mais 1: dez peças precisam de 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Com duas peças por retirar, conte quantos lançamentos retiram ambas.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Sem cubo Branco ganha {chance} dos jogos.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Lei de Woolsey</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Precisa de {own} pontos, o adversário de {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Precisa de {own}, o adversário de {other}; o jogo de Crawford já passou.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Precisa de {own}, o adversário de {other}; este é o jogo de Crawford.</translation>
    </message>
    <message>
        <source>You said</source>
        <extracomment>In front of an answer that was given</extracomment>
        <translation type="vanished">A sua resposta</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>A sua resposta</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>A sua peça solta na casa {point} é capturada por {number} de 36 lançamentos.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>As suas contagens diferem das certas: Branco {white}, Preto {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>A sua jogada não está na tabela: custa mais do que todas as mostradas.</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Head of a row: what was answered
----------
Heads of columns: what was answered, what is true, and whether that is near enough</extracomment>
        <translation type="vanished">Sua</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>construtora</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>não captura</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>captura</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>captura, e foi omitido</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>última resposta</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>salto do amante</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>faz uma casa</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>desvio: {number} (pips)</translation>
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
        <translation>até agora</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>separação</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>sua</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} na barra</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} na {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} perdido</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>Capturam {number} de 36 lançamentos; marcou {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>{number} de 36 lançamentos de desvio</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>{number} pontos percentuais de desvio</translation>
    </message>
    <message>
        <source>{number} pips off</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation type="vanished">{number} pips de desvio</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{pips} pips before the last roll, {dice}; now {now}.</source>
        <extracomment>{pips} before a roll {dice}, and {now} afterwards, in pips</extracomment>
        <translation type="vanished">{pips} pips antes do último lançamento, {dice}; agora {now}.</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right} de {all} estão certas.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} de {all} certas</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} certas</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Cada pergunta é feita de novo, por isso não há nada a decorar. As suas respostas ficam guardadas: cada exercício mostra como lhe correu ultimamente.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>Sobre os exercícios</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Todos os exercícios</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Exercícios</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Linhas</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Beaver mesmo assi&amp;m</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Melhor: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Dobrar mesmo assi&amp;m</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Custa {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Trata-se de não perder um gammon.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Trata-se de ganhar um gammon.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Trata-se de ganhar o jogo, mais do que de gammons.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>&amp;Manter a minha jogada</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Olhe mais uma vez para o tabuleiro todo: o que quer cada jogador?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Nenhuma decisão neste jogo custou o bastante para o tutor falar dela.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Essa não: tente outra vez.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Desta vez não: aqui está a resposta.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Uma destas é a melhor jogada:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Recusar mesmo assi&amp;m</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Lançar mesmo assi&amp;m</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Aceitar mesmo assi&amp;m</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Isso custou {cost}: voltar atrás?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>A melhor jogada começa com peças nas casas com um anel.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>A primeira tentativa conta em todas as estatísticas: {choice} custou {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>O tutor não pôde examinar esta decisão. A partida continua.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>O tutor não disse nada sobre isto: H pede uma dica ao motor.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>O tutor está a pensar…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Há algo melhor.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Pense numa casa que possa fazer.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Pense em quantos jogos teria de ganhar para aceitar.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Pense em posição, corrida e ameaças: quem tem quanto de cada?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Pense na segurança: o que lhe podem capturar a seguir?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Pense em retirar peças.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Pense nos gammons que ganha se continuar a jogar.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Pense nos próximos dois lançamentos: quanto podem mudar?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Pense nas casas do seu quadrante interior.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Pense nas casas que bloqueiam o adversário.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Pense na pontuação da partida.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Pense no tempo: há algo a capturar?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Pense no que se perde pela segurança.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Pense no que mantém o adversário na barra.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Pense no que o adversário responderia a uma dobra.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Pense nas suas peças de trás: podem fazer uma âncora?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Pense nas suas peças de trás: é altura de correr?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Pense nas peças de trás do adversário: podem escapar?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: explica o que custa {cost} ou mais (cubo {cube}). Silêncio significa: não é pior do que isso.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: lista depois de cada jogo o que custou {cost} ou mais (cubo {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: faz voltar atrás no que custa {cost} ou mais (cubo {cube}). Silêncio significa: não é pior do que isso.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: avisa do que custa {cost} ou mais (cubo {cube}). Silêncio significa: não é pior do que isso.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>O que acabou por ser jogado custou pouco demais para ser listado.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Seguiu todos os avisos: não resta nada de caro a ver.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dobrar</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>não dobrar</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>recusar</translation>
    </message>
    <message>
        <source>take</source>
        <translation>aceitar</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (primeira tentativa)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (tentada)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} custa {cost}.</translation>
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
            <numerusform>%n decisão a ver</numerusform>
            <numerusform>%n decisões a ver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Avisos: %n. Seguidos: {heeded}. Equity poupada: {saved}.</numerusform>
            <numerusform>Avisos: %n. Seguidos: {heeded}. Equity poupada: {saved}.</numerusform>
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
        <translation>No fim: o que ver depois de cada jogo</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Decisões de cubo que custam pelo menos</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Cubo:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Explicar: diz também quanto custa</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>A partir de um custo de</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Jogadas que custam pelo menos</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Jogadas:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Alertar: diz que há algo melhor</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Ensinar: faz voltar atrás duas vezes, depois mostra</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>A partida é de treino e não conta para o rating. Silêncio significa: não é pior do que isso.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Contra o relógio não há tutor.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>Neste jogo não há tutor: ninguém aqui sabe dizer as probabilidades.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Entre computadores não há ninguém para ensinar.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Tutor do seu amigo</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>O seu am&amp;igo</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>Aj&amp;ude-me</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Deixar assim</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>Ver d&amp;e novo</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>V&amp;oltar atrás</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Porquê</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Ambos lançaram {die}, por isso lancem de novo. Quanto é agora?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>O início: um dado cada um, o mais alto começa. O que saiu?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>O que mostraram os dados?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>A sua vez de lançar: o que mostram os dados?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} lança: o que mostram os dados?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Clique nas faces, ou escreva-as: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Tortos, lançar de novo</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Primeiro dado</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Segundo dado</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Estes dados</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Introduzir os dados</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>A&amp;nular</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>&amp;Mostrar na pasta</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Anular a remoção (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Outro programa está a usar a sua biblioteca. O bgdesk fecha assim que tudo estiver guardado.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Outro programa está a usar a sua biblioteca. O bgdesk guarda isto assim que puder.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Erro grave, {cost}: o melhor era {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Dobrar, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dobrar, recusar</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dobrar, aceitar</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Duvidosa, {cost}: o melhor era {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Erro, {cost}: o melhor era {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Dobra falhada, {cost}: o certo era {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Redobra falhada, {cost}: o certo era {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Não dobrar, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Não dobrar, aceitar</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Não redobrar, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Não redobrar, aceitar</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Dobra opcional, recusar</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Dobra opcional, aceitar</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Redobra opcional, recusar</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Redobra opcional, aceitar</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Redobrar, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redobrar, recusar</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redobrar, aceitar</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Certo: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Limiar de aceitação {take} sem gammons, cubo morto · preço do gammon {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Bom demais para dobrar, recusar</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Bom demais para dobrar, aceitar</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Bom demais para redobrar, recusar</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Bom demais para redobrar, aceitar</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Beaver errado, {cost}: o certo era {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Dobra errada, {cost}: o certo era {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Otter errado, {cost}: o certo era {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Recusa errada, {cost}: o certo era {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Raccoon errado, {cost}: o certo era {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Redobra errada, {cost}: o certo era {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Aceitação errada, {cost}: o certo era {right}</translation>
    </message>
    <message>
        <source>Wrong {raised}, {cost}: right was {right}</source>
        <extracomment>Verdict. {raised} is such as: beaver</extracomment>
        <translation type="vanished">{raised}: erro, {cost}; o certo era {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>dobrar, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>dobrar, recusar</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>dobrar, aceitar</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>não dobrar, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>não dobrar, aceitar</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>não redobrar, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>não redobrar, aceitar</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>dobra opcional, recusar</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>dobra opcional, aceitar</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>redobra opcional, recusar</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>redobra opcional, aceitar</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>recusar</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>redobrar, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>redobrar, recusar</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>redobrar, aceitar</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>aceitar</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>bom demais para dobrar, recusar</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>bom demais para dobrar, aceitar</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>bom demais para redobrar, recusar</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>bom demais para redobrar, aceitar</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: o melhor era {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} da partida)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>Copiar &amp;o convite</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>Visível &amp;nesta rede</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>Fechar a &amp;mesa</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>&amp;Copiar o convite para assistir</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Convite</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Outros nesta rede podem então encontrá-la, e entrar com um código curto.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Outros nesta rede encontram a sua mesa, e entram com este código. Leia-o em voz alta a alguém.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Envie-o a quem quer como adversário: quem o tiver pode ocupar o lugar.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>O convite está na área de transferência.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>O convite para assistir está na área de transferência.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>A partida começa assim que a outra pessoa concordar. Até lá pode fazer outra coisa nesta janela; a mesa fica aberta até a fechar.</translation>
    </message>
    <message>
        <source>The other is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation type="vanished">O outro está</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Onde está o outro jogador</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>A sua mesa está aberta</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>em qualquer lugar, pelo retransmissor {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>neste computador ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>nesta rede ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>na internet ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Decisão {number} de {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Os erros conhecem-se depois de a partida ser analisada: prima F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Nenhum erro antes deste: este é o último da partida.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Nenhuma linha sua está acima desta.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Nenhuma linha foi removida.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Mais nenhum erro até ao fim: este é de novo o primeiro.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Nenhuma outra linha sai desta posição.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Ninguém fez um erro de {cost} ou mais.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>É o fim da partida.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>A linha foi removida. Ctrl+Z recupera-a.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>É o início da partida.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>É o fim da linha.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Esta linha vem com o ficheiro e fica.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Já viu todos os erros.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Não fez nenhum erro de {cost} ou mais.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>erro {number} de {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} não fez nenhum erro de {cost} ou mais.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Página para o navegador (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Guardar o torneio</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} não foi escrito ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} não foi escrito.</translation>
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
        <translation>&amp;Mais rápido</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>R&amp;ever a partida</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>Mais &amp;lento</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>Pa&amp;sso</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Para o &amp;quadro</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Para o &amp;fim</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Algo correu mal dentro do bgdesk e os erros desta partida não podem ser mostrados. A partida e a sua análise estão guardadas; os pormenores estão no registo.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Adicionar uma pessoa…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Mudar o nome…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Adicionar uma pessoa</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>Re&amp;cuperar</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Nomes nas suas partidas</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Mudar o nome desta pessoa</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Ainda não há partidas com nomes.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Assinale os nomes com que esta pessoa joga. As estatísticas e o rating acompanham de imediato.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Quem é quem</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Uma dobra tem de ser recusada, o que vale {refusal}; continuar a jogar vale {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Depois do próximo lançamento de cada jogador, uma dobra já não poderia ser aceite em {share} dos casos.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Âncoras</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>À primeira vista só isto custa {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Nesta pontuação</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammons</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Casa de bloqueio</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Peças soltas</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Peças soltas no quadrante interior</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Peças além da terceira numa casa</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Peças nas casas 1 e 2</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Peças presas atrás dele</translation>
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
        <translation>Capturas duplas</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Entrada fácil</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Vitórias que bastam</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Mesmo que o cubo nunca mais fosse virado, bastaria ganhar {needed} dos jogos para aceitar; aqui são {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Mesmo que o cubo nunca mais fosse virado, bastaria a {name} ganhar {needed} dos jogos para aceitar; aqui são {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Tudo o resto custa {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Tudo o resto devolve {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Jogos ganhos</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Gammons perdidos</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Gammons ganhos</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Tem de ser recusada</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Casa interior</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Se o cubo nunca mais fosse virado, teria de ganhar {needed} dos jogos para aceitar; aqui são {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Se o cubo nunca mais fosse virado, {name} teria de ganhar {needed} dos jogos para aceitar; aqui são {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Ao todo</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>No jogo a dinheiro esta decisão estaria certa; nesta pontuação não está.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Perde um gammon {chance} menos vezes, o que devolve {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Perde um gammon {chance} mais vezes, o que custa {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Perde um gammon {chance} mais vezes: {share} dos {loss} perdidos.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Ganha um gammon {chance} menos vezes, o que custa {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Ganha um gammon {chance} menos vezes: {share} dos {loss} perdidos.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Ganha um gammon {chance} mais vezes, o que devolve {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Ganha {chance} menos vezes, o que custa {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Ganha {chance} menos vezes: {share} dos {loss} perdidos.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Ganha {chance} mais vezes, o que devolve {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Vantagem na corrida, em pips</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Deixa sair uma peça</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Bloqueio mais longo, em casas</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Casas feitas</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Mercado perdido</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Captura falhada</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Mais tiros</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>A maior parte da perda vem de backgammons.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>A maior parte da perda tem a ver com o cubo; sem cubo as duas jogadas estariam mais próximas.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Não dobrar vale {played}, dobrar {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Nenhuma razão que o bgdesk possa verificar explica por si só a perda.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Sem razões: a diferença está dentro do erro do rollout.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Sem razões: as duas jogadas não foram examinadas com a mesma profundidade.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Não redobrar vale {played}, redobrar {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Nada a perder</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Peças adversárias na barra</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Contagem de pips</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Casas no quadrante interior</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Casas fora dele, de 7 a 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Lançamentos que não entram</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Lançamentos que capturam por 10 pips ou mais</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Lançamentos que capturam duas peças</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Lançamentos que capturam, de 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Lançamentos que deixam sair uma</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Bloqueio mais curto</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Aceitar e recusar estão aqui próximos: se não tiver a certeza do que é certo, dobre.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Dobrar vale {played}, não dobrar {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>O erro é pequeno demais para indicar uma razão com confiança.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>O adversário precisa de um ponto, por isso o cubo não lhe custa nada.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>O adversário precisa de um ponto, por isso o cubo não custa nada a {name}.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Recusar vale {played}, aceitar {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Redobrar vale {played}, não redobrar {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>O resto, sobretudo o cubo, custa {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>O resto, sobretudo o cubo, devolve {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Aceitar vale {played}, recusar {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Há tempo</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Há tempo: só em {share} dos casos uma dobra já não poderia ser aceite depois do próximo lançamento de cada jogador.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Há tempo: seja o que for que ambos lancem a seguir, uma dobra ainda pode ser aceite depois disso.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Aí, não dobrar vale {value}, e uma dobra aceite {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Estes só capturam depois da jogada de {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Estes só capturam depois da sua jogada:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Estes só capturam depois de {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Estes só depois da jogada de {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Estes só depois da sua jogada:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Estes só depois de {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Vitórias a menos</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Bom demais</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Bom demais para dobrar: continuar a jogar vale {value}, uma recusa {refusal}; {gammons} dos jogos acabam com um gammon ganho.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Segurança a mais</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} de {all} pares de lançamentos, à primeira vista.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Mais factos</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>best</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>jogada</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Posição</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Uma jogada contra as regras não pode terminar o jogo.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Aceitar ou continuar a jogar?</translation>
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
        <translation>Acey-deucey (europeu)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-deucey (marinha)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Todas as suas peças têm de entrar antes de alguma avançar.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Todos os seus dados estão jogados.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Uma proposta tem de ser respondida primeiro.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Gamão</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>Nesta partida não se jogam beavers.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Cinco britânico</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>As peças só andam para a frente: de casas mais altas para mais baixas.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Clique numa peça para jogar o {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Clique numa peça para jogar o {left} · clique direito para o {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Clique nos dados para terminar o turno</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Clique nos dados para lançar</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Clique nos dados para lançar mais uma vez</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Clique nos dados para lançar · clique no cubo para dobrar</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Sobram dados que se podem jogar.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Gamão holandês</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Forçada, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Forçada: {play} foi jogado por si.</translation>
    </message>
    <message>
        <source>Forced: {who} played {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation type="vanished">Forçada: {who} jogou {play}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Jogo {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Regra de Holland: ninguém dobra antes de ambos os jogadores terem jogado dois lançamentos.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 peça)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 peças)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>Neste jogo só o número exato retira uma peça.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Deixado por si, agora para {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Deixado por {name}, agora para si</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Deixado por {name}, agora para {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Sobram: {numbers}, agora para jogar por si.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Sobram: {numbers}, agora para {name} jogar.</translation>
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
        <translation>Escolha primeiro um duplo: clique num dado ou prima 1 a 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Escolha um duplo: se for todo jogado, lança de novo · clique num dado ou prima 1 a 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Escolha um duplo; segue-se-lhe o do lado oposto dos dados: se for tudo jogado, lança de novo · clique num dado ou prima 1 a 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>A seguir escolhe um duplo · clique nos dados para continuar</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>A seguir lança de novo · clique nos dados para continuar</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>A seguir {numbers} · clique nos dados para continuar</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Nenhuma peça pode passar o meio do tabuleiro antes de todas terem entrado.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>Sem cubo neste jogo: é o jogo de Crawford.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Sem jogada legal · clique nos dados para continuar</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Sem jogada legal: prima Enter para continuar.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>Neste turno não podem sair mais peças da casa de partida.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Ninguém retira peças enquanto uma das suas está presa.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Ninguém pode dobrar antes do primeiro turno.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Nenhuma das suas peças pode chegar à barra com estes dados.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Nenhuma das suas peças pode chegar à reserva com estes dados.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Nenhuma das suas peças pode chegar à caixa com estes dados.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Nenhuma das suas peças pode chegar à casa {point} com estes dados.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Só um dos dados se pode jogar, e então tem de ser o {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Jogue estes dados ou lance ambos de novo · clique numa peça ou em “Lançar de novo”</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Prima Espaço para o jogo seguinte</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Prima Espaço para o jogo seguinte: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Lance primeiro os dados, depois mova.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Gamão russo</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Seis casas seguidas exigem uma peça adversária à frente delas.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Aceitar ou recusar? · clique no cubo para aceitar</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Aceitar, recusar ou beaver? · clique no cubo para aceitar</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Aceitar, recusar ou otter? · clique no cubo para aceitar</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Aceitar, recusar ou raccoon? · clique no cubo para aceitar</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Aceitar, recusar ou redobrar? · clique no cubo para aceitar</translation>
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
        <translation>Essa peça está presa: tem uma adversária em cima.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Essa é a caixa do adversário.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Essa jogada não é legal: conteste agora, ou lance e ela fica</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Essa jogada precisa de um {die}, e não tem nenhum para jogar.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Essa posição não é possível.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>A peça que capturou na sua casa {point} tem de ficar lá neste turno.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>As peças na casa {point} são do adversário.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>O cubo já não pode ser virado mais alto: aceite ou recuse.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>O cubo já vale o bastante: este jogo dá-lhe a partida.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Quem pode virar o cubo é o adversário.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>O motor falhou; um jogador básico toma o seu lugar, e a partida continua.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>O motor parou repetidas vezes, e por agora não é iniciado de novo; a partida está guardada.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>O motor parou e foi iniciado de novo; continua onde estava.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>O jogo não pode ser perdido por tanto.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida está terminada.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>A posição inicial fica: já foram feitas duas jogadas deste jogo.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>As configurações não puderam ser lidas ({detail}); valem as predefinições, o ficheiro fica guardado.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>As configurações não puderam ser guardadas ({detail}); valem até o bgdesk ser fechado.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>As configurações foram escritas por um bgdesk mais recente; as alterações feitas aqui não serão guardadas.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>O valor guardado de “{detail}” não é permitido; vale a predefinição.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>O motor forte não consegue tratar esta posição; aqui decide um jogador básico.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>O motor forte não conhece este jogo; um jogador básico toma o seu lugar.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>O {die} ainda se pode jogar.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>O {die} tem de ser jogado: os dois dados têm de ser usados se for possível.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>A casa {point} está bloqueada: é do adversário.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>A casa {point} está cheia: neste jogo tem no máximo cinco peças.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Há uma peça na casa {point}: o {die} não pode retirar uma mais baixa.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>Não há cubo numa partida a 1 ponto.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Não há nada em que voltar atrás.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Estes números estão jogados. A seguir escolhe um duplo: clique nos dados para continuar.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Estes números estão jogados. A seguir lança de novo: clique nos dados para continuar.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Estes números estão jogados. A seguir {numbers}: clique nos dados para continuar.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Este jogo está terminado.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Este jogo joga-se sem cubo.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Este adversário não pode jogar: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Essas peças são do adversário.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Agora não pode fazer isso.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Não tem nenhuma peça em reserva.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Não tem nenhuma peça na barra.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Não tem nenhuma peça na caixa.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Não tem nenhuma peça na casa {point}.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Não tem aí nenhuma peça para mover.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Já lançou: dobre antes de lançar.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Pode retirar quando todas as suas peças estiverem no quadrante interior; uma ainda está em reserva.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Pode retirar quando todas as suas peças estiverem no quadrante interior; uma ainda está na barra.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Pode retirar quando todas as suas peças estiverem no quadrante interior; uma ainda está na casa {point}.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Pode retirar quando todas as suas peças tiverem entrado e estiverem no quadrante interior.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Pode capturar depois de uma das suas peças ter chegado ao seu quadrante interior.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Não pode ter todas as seis casas desse quadrante de partida.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Joga os números que sobraram</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>A sua peça na barra tem de entrar primeiro.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Os seus dados não chegam à barra, nem sós nem juntos.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Os seus dados não chegam à reserva, nem sós nem juntos.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Os seus dados não chegam à caixa, nem sós nem juntos.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Os seus dados não chegam à casa {point}, nem sós nem juntos.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>A sua primeira peça tem de passar a casa de partida do adversário antes de outra sair.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>O seu adversário já recusou mais do que isso.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>As suas seis casas prendem todas as peças adversárias: tem de as abrir.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>Foi o bgdesk que montou este tabuleiro; só o seu próprio tabuleiro pode estar errado, como com dados introduzidos à mão.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} começa o jogo seguinte</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} joga os números que sobraram</translation>
    </message>
    <message>
        <source>{numbers} is left, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation type="vanished">Sobra {numbers}, agora para jogar por si.</translation>
    </message>
    <message>
        <source>{numbers} is left, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation type="vanished">Sobra {numbers}, agora para {name} jogar.</translation>
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
        <translation>Progresso da análise</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>O que foi analisado fica guardado, e o resto pode fazer-se mais tarde</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Tudo o resto está em {folder}, mas estas não puderam ser escritas: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Fazer cópia de segurança nesta pasta</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Cópia de segurança do dia</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Antes de restaurar uma cópia</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Antes de uma atualização do bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>A verificar todas as páginas e todas as partidas…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>&amp;Fechar e reiniciar</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Tudo é copiado e comparado antes de ser usado lá; o que está aqui fica até o pôr no lixo. Para isso o bgdesk fecha e arranca de novo.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Está tudo em {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Exportar tudo para esta pasta</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>A exportar tudo…</translation>
    </message>
    <message>
        <source>Have the library as it is in {file}?</source>
        <translation type="vanished">Ficar com a biblioteca como está em {file}?</translation>
    </message>
    <message>
        <source>Have the library as it was on {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation type="vanished">Ficar com a biblioteca como estava em {when}?</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Guardar os seus dados em {folder} a partir de agora?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliotecas (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>A fazer uma cópia de segurança…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Mover os seus dados para esta pasta</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Nenhum programa aqui mostra pastas.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Jogadas aqui: {played}. Abertas: {opened}. No lixo: {binned}. Posições: {positions}. Análises: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Pôr no &amp;lixo</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Pôr no lixo os dados de antes da mudança?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>A pôr no lixo os dados antigos…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Restaurar deste ficheiro</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Restaurar a biblioteca de {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Restaurar a biblioteca de {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Parado. O que foi escrito até agora fica.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>A cópia de segurança é {file}; foi verificada.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>A biblioteca ainda não foi verificada.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Os dados antigos estão no lixo.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>A biblioteca atual é guardada e ficará na lista de cópias de segurança, para a poder recuperar. Para isso o bgdesk fecha e arranca de novo.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Na última verificação, {when}, nem tudo estava bem.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Na última verificação, {when}, a biblioteca estava em ordem.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Os seus dados guardados</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Os seus dados de antes da mudança ainda estão em {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} sincroniza a pasta dos seus dados. Partida, Os seus dados guardados diz a que prestar atenção.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Copiar para uma pasta…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Verificar agora</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>&amp;Exportar tudo…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>&amp;Mover para outra pasta…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>A&amp;brir pasta</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Restaurar esta cópia…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Cópias de segurança</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Cada partida como .json com tudo o que dela se sabe, e como .mat para outros programas.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Tudo como ficheiros</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>How it is</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation type="vanished">Como está</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Pôr os dados antigos no &amp;lixo…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Restaurar de um &amp;ficheiro…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>Mostrar na pa&amp;sta</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Ainda não há cópias de segurança. O bgdesk faz uma pouco depois do primeiro arranque de cada dia.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation type="vanished">Onde está</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Os seus dados guardados</translation>
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
        <translation>Decisões encontradas</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>from</source>
        <extracomment>Names for a screen reader, as in: Pips of the player, from</extracomment>
        <translation type="vanished">de</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="vanished">a</translation>
    </message>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, no mínimo</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, no máximo</translation>
    </message>
</context>
</TS>
