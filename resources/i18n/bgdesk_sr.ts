<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Заврши меч</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Заврши сесију</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Заврши меч</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Заврши сесију</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Завршити сесију овде? Резултат остаје какав јесте.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Завршити сесију овде? Губите текућу партију у пуној вредности.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Завршити сесију овде? Ову партију онда добија {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Завршити овај меч овде? Онда га добија {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Завршити овај меч?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Наставите га кад год желите; турнир чека.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Нека чека</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Резултат се не бележи и ово се не може вратити.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Резултат се не бележи. Меч остаје у корпи, одакле може да се врати.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Одиграј га испочетка</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Уклони га</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Предај меч</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Предај меч</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Предати овај меч? Добија га ваш противник.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Резултат остаје какав јесте.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Шта да буде са овим мечом турнира?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Оно што је одиграно иде у корпу; коцкице ће бити друге.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Губите текућу партију у пуној вредности.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Добија га ваш противник и рачуна се.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Победник ће бити {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>О програму bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Направљено помоћу</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Мотор</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Играње, преглед и вежбање бекгемона. Лиценца MIT.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Овај превод направила је машина, према речнику игре, и машина га је још једном прочитала. Ниједан играч га још није проверио. У Помоћ, Језици пише како се текст исправља.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>налази ваше фасцикле</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>странице извештаја</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>јаки противници</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>писмо</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>користи га Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>прозор и графика</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>уписује подешавања</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>&amp;О програму bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>&amp;Анализирај…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Назад на партију</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>&amp;Назад на меч</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Назад на преглед</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>Б&amp;ивер</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Бољи потез</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>Ко&amp;ментар</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тамна</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>Ду&amp;бље</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>Коцк&amp;ице</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>&amp;Дуплирај</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>Гр&amp;ешке</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>По&amp;штене коцкице</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>Бр&amp;же</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>&amp;Статистика кроз време</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>На&amp;ђи одлуке…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Нађи &amp;сличне позиције…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>П&amp;рва позиција</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Означи ову одлуку</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Као систем</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>&amp;Иди на</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>П&amp;омоћ</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>Помо&amp;ћ ментора</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>Нагов&amp;ештај</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>&amp;Куће на левој страни</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Како се игра</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>Извештај о &amp;увозу</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>&amp;Тастатура</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Пречице на &amp;тастатури</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Учи из овог меча…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светла</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Потражи новију &amp;верзију…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Меч</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>По&amp;тези</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Нови меч…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>Сле&amp;дећа одлука</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>&amp;Следећа ознака</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Следећа пози&amp;ција</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>Следеће п&amp;итање</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>&amp;Потез назад</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Један корак</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Отвори…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Др&amp;уга боја доле</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>&amp;Пас</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>На&amp;лепи меч или позицију</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>Позиција &amp;после тога</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Вежбање…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>Прет&amp;ходна одлука</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Прет&amp;ходна позиција</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Изађи</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>Квиз &amp;о овом мечу</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Уклони линију</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>Пре&amp;дај меч…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Резултати против противника…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>Ре&amp;зултат…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Преглед</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Баци</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Ролаут</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила ове игре</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Бочни панел</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>&amp;Прескочи</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Зауста&amp;ви анализу</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Заустави ролаут</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>П&amp;рихвати</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>Врати пот&amp;ез…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>Те&amp;ма</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Тренажери…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>По&amp;кушај нешто друго</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Опозови</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>&amp;Опозови одговор</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>Прове&amp;ри коцкице…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>П&amp;риказ</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Шта сте урадили у мечу</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>Ло&amp;шији потез</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Највећа преостала &amp;грешка</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>По картица за сваку вашу грешку у овом мечу која то заслужује</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Клик онда прво игра другу коцкицу</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Таман прозор</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Светао прозор</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Сваки пут корак даље: на шта мислити, који жетони, одговор</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>При&amp;хвати предају</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Све пречице на тастатури у једном списку</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Анализира сваку одлуку овог меча</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Пита да ли постоји новија верзија програма bgdesk, сада или једном дневно</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Назад на на&amp;стављену партију</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Назад на &amp;преглед</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Назад, и &amp;изнуђени потези</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Пита вас поново о одлуци на табли, док је не научите</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>&amp;Ћаскање</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Мења како bgdesk игра и изгледа</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Проверава свако бацање овог меча</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Жетони, коцка, коцкице и резултат, како их читају други програми</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Изаберите противника, дужину и правила</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>И&amp;забери коцкице…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Затвара bgdesk; меч остаје сачуван какав јесте</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Коан &amp;ки…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>&amp;Рачунар игра</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Ра&amp;чунар против рачунара</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Рачунар против рачунара, пауза: једно бацање, потез или одлука о коцки</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Рачунар против рачунара: пауза или наставак</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Рачунар против рачунара: играј брже</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Рачунар против рачунара: играј спорије</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Потврђује одиграно и завршава потез</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>&amp;Настави</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Наставља меч или отвара неки који сте играли или отворили</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Копирај по&amp;зицију</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Копирај као &amp;GNU Backgammon ID</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Копирај као &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Копирај као текст програма &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Копирај за &amp;форум…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Копирај позициј&amp;у као</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Копира одлуку на табли, или све грешке, да се покажу другде</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Копира позицију: као XGID у бекгемону, као текст програма bgdesk у другим играма</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Исправи поста&amp;вку…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Рачунај као &amp;лако</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Рачунај као &amp;тешко</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Рачунај као &amp;знано</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Рачунај као &amp;промашено</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Поново одлучујете тамо где је било грешака, а одговор не видите</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>Дога&amp;ђај и играчи…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>Заврши &amp;сесију…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Завршава ролаут који је у току и чува оно што има</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Унеси како је одигр&amp;ано…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Ц&amp;ео екран</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Означава одлуку на табли да бисте је поново нашли; или скида ознаку</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>За сваку игру: назив, жетони и ко је на потезу</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Одасвуд; стрелице се крећу по табли</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Планови игре, отварања, дуплирање, трке и речник игре</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Предаје партију по старом улогу</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Назад у линији, а са њеног првог потеза на меч</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Једну одлуку назад, и тамо где није било избора</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Назад на последњу одлуку код које је било избора</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Назад на последњу грешку, чија год била</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Назад на вашу последњу грешку, или на грешку било ког играча тамо где нисте познати</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Напред у линији, до њеног краја</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Једну одлуку напред, и тамо где нема избора</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Напред на следећу одлуку код које има избора</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Наставља партију коју сте одиграли даље из овог меча</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Иди на та&amp;блу</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Иде на најскупљу грешку од оних које још нисте видели</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Иде на прву одлуку следеће партије</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Иде на прву одлуку ове партије, или претходне</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Иди на с&amp;ледећу област</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Иде на следећу одлуку коју сте означили</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Иде на следећу грешку, чија год била</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Иде на страницу којом bgdesk почиње, или назад на таблу</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Иди на прет&amp;ходну област</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Иде на вашу следећу грешку, или на грешку било ког играча тамо где нисте познати</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Н&amp;аговештаји</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Враћа линије које су последње уклоњене</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Како настају коцкице и како се проверавају</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Како се меч завршио, са PR-ом, срећом и одлукама за преглед</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Како сте прошли против сваког рачунарског играча и колико добро играте</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Не чува више ову линију ни оно што се од ње одваја; Ctrl+Z је враћа</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Учење: почни, или иди на следећу одлуку</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Учење: одустани од ове и погледај шта је најбоље</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Учење: иди на следећу одлуку без одговора</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Оставља оно што сте пробали, што остаје сачувано, и враћа се на меч</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Препушта ову одлуку рачунару</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Линија &amp;испод</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Светла или тамна, као радна површина</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Лини&amp;ја изнад</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Ставља ову линију испред оне изнад, или чини да се она одваја од ње</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Гледа таблу са друге стране</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Гледа одлуку на табли дубље</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Враћа се на меч од ког играте даље, тамо где сте стали</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Тражи грешке и позиције у свим вашим мечевима</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Губите меч одмах, или завршавате сесију за новац</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Направи &amp;картицу</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Направи картице од &amp;грешака</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>Озна&amp;ке</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Ме&amp;чеви…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Окреће таблу као у огледалу, лево и десно</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Миш, тастатура, укуцани потези</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Потез са &amp;списка</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>П&amp;омери линију навише</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>Сл&amp;едећа партија</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Следећа г&amp;решка</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Следећа грешка би&amp;ло ког играча</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>Приго&amp;вор на потез…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Нуди да изгубите ову партију; противник може да одбије</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Нуди да се игра даље за двоструки улог</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>&amp;На табли</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Напред, и изн&amp;уђени потези</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Потез н&amp;апред</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Отвара меч или позицију коју је сачувао било који програм</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Отвара меч или позицију са оставе</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Играј &amp;даље одавде…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Претходна &amp;партија</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Број пипова, хици, прагови прихватања и друго, сваки пут ново. Поново: назад</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Играјте турнир против рачунара и пријатеља, или га наставите. Поново: назад</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Игра даље за више</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Игра даље одавде на табли, поред меча; Esc враћа назад</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Играјте са неким за другим рачунаром. Поново: назад</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Игра одлуку на табли до краја много пута; поново: пауза или наставак</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Стара кинеска игра са бочицама, у сопственом прозору</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>ID позиције и ID меча, како их чита GNU Backgammon</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>&amp;Вежбање</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Вежбање: заборавља последњи одговор и пита ту картицу још једном</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Вежбање: видите шта сте изабрали у мечу; картица се онда рачуна као тешка</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Вежбање: картица долази нешто раније</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Вежбање: картица ускоро долази поново</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Вежбање: картица долази много касније</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Вежбање: картица долази кад будете на прагу да је заборавите</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Вежбање: ова картица се више не пита; налази се на страници са картицама</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Претходна гре&amp;шка</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Претходна грешка било ког и&amp;грача</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Исправља погрешну почетну позицију, до другог потеза партије</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Постави било коју позицију на таблу; из меча који гледате, приказану. Поново: назад</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Ставља на таблу оно што је пробано уместо овог потеза</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Склони картицу у ст&amp;рану</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>Одби&amp;ј предају</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>Преда&amp;ј партију…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>&amp;Врати уклоњену линију</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Недавне да&amp;тотеке</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Судијски режим: унос онога што је одиграно, по правилима или не</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Судијски режим: потез који није по правилима игра се поново</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Реван&amp;ш</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Извешта&amp;ј…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Пр&amp;ијави проблем…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>Бр&amp;ојач бацања</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Баца коцкице</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Ролау&amp;т ове одлуке</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Подешав&amp;ања…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>Покажи о&amp;дговор</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>&amp;Спорије</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Замени &amp;коцкице</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Сачувај копију као…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Чува страницу или PDF са сваком одлуком меча</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Чува меч у датотеку коју други програми могу да прочитају</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Чува оно што помаже да се нађе узрок; ништа се никуда не шаље</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Одређујете шта је бачено, уместо бацања</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Ре&amp;зултат и пипови</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Лупа за ре&amp;зултате…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Постави пози&amp;цију</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Приказује PR, срећу и грешке оба играча, по врсти и по фази</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Приказује и чита наглас резултат, пипове и коцку</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Приказује наговештаје и шансе за победу</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Приказује колико је често бачен сваки број</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Приказује или скрива панел поред табле</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Приказује на табли први потез са списка; 2 до 9 приказују остале</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Приказује списак грешака, за ређање и избор</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Приказује списак потеза</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Приказује на табли следећи бољи потез са списка</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Приказује на табли следећи лошији потез са списка</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Приказује позицију после изабраног потеза, иначе после одиграног и најбољег</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Приказује садашњу позицију</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Приказује позицију један потез раније</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Приказује позицију један потез касније</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Приказује почетак меча</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Приказује шта су оба играча бацила, одиграла и расула</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Приказује шта би мотор урадио; меч се онда рачуна као вежба</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Почиње партију од приказане позиције</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Почиње нови меч са истим играчима и правилима</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>&amp;Почетна страница</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Прекида учење; ваши одговори се чувају</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>Страте&amp;гија и речник</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>&amp;Укупно</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>&amp;Укуцај потез…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Столови на &amp;мрежи…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Враћа све жетоне померене у овом потезу</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Враћа последњи померени жетон</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Враћа вашу последњу одлуку; меч се онда рачуна као вежба</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Прихвата дуплирање и преузима коцку</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Прихвата и одмах поново окреће коцку</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Разговор са играчем за другим рачунаром</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>&amp;Ова картица</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Табла, дугмад, бочни панел, обавештење</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Претходна линија од исте позиције, иначе меч</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Следећа линија од исте позиције</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Следеће што треба урадити: бацање, крај потеза, нова партија</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Правила овог меча</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>На другу &amp;линију одавде</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>Ту&amp;рнири…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>&amp;Покушај нешто друго</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Укуцајте потез, на пример 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Опозови &amp;све</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Користи цео екран</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Верзија, мотор и лиценце</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Шта је измењено у овој верзији програма bgdesk и у претходним</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>Шта је &amp;ново</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Анализирано се чува; можете да наставите касније</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Шта је најбоље на табли при сваком резултату</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Шта је играно у оваквим позицијама и колико је коштало</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Шта је у отвореној датотеци прочитано, поправљено или необично</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Где и када је меч одигран и имена играча</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Где се чувају ваши мечеви; провера, резервна копија, враћање, премештање или извоз</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Добијате партију за понуђене поене</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Напишите нешто о одлуци на табли</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Ваши &amp;подаци…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Ваш PR, где највише губите и шта су радиле коцкице. Поново: назад</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Ваше картице: шта је за данас, шпилови и наредни дани</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Меч је анализиран; {key} приказује резултат са одлукама за преглед.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Ваш последњи меч је анализиран; наћи ћете га у „Мечеви…“.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Као прошли пут</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Анализирај</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Дубина</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>Ч&amp;ије одлуке</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Анализирај</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Оба играча</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Одлука на табли</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Цео меч</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ова партија</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>&amp;Шта анализирати</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу и анализа је стала. Досад анализирано је сачувано; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Прихватите или играјте даље.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Изаберите дублет.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Играјте.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Баците или дуплирајте.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Баците.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Прихватите или пас.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Прихватите, пас, или одмах поново дуплирајте.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} треба да прихвати или игра даље.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} треба да изабере дублет.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} треба да игра.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} треба да баци или дуплира.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} треба да баци.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} треба да прихвати или пасира.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} треба да прихвати, пасира или одмах поново дуплира.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу. Појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Прихвати</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Како је играно…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад на партију</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Назад на меч</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Назад на преглед</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Понуђен бивер</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Црни</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Рачунар игра</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Потврдите потез</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Настави</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Крофорд</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Крофордова партија</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Коцкице…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Дуплирај</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Понуђено дуплирање</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Дуплирај на {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Брже</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Наговештај</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>У линији, поред меча</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>У овој игри се сме ударити тек кад један сопствени жетон стигне у кућу.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Учење из овог меча</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Новац</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Сесија за новац</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Изабрати дублет</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Нови меч…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Следеће</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следећа партија</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Приговор…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>На потезу</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Понуђена видра</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Прво пауза</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Играј даље</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Играј даље…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Игра се</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Сачекајте</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Вежбање</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Понуђен ракун</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Редуплирај</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Понуђено редуплирање</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Редуплирај на {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Понуђена предаја</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Предај…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Резултат…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Баци</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Баци поново</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Покажи</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Прескочи</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Спорије</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Почни</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Корак</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Столови…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Прихвати</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Размишља…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>До краја</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>За играње: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>На преглед</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>На турнир</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Покушај нешто друго</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Проба, поред меча</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Потез се наставља</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Опозови</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Бели</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Ви гледате</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>одмах</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>брзо</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>партија {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>сме да удара</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>још не сме да удара</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>уобичајена брзина</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>после Крофорда</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>вежбовни меч</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>споро</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>до {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>веома споро</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Уклони</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Сачувај ову позицију…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Шта је било постављено раније</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Позиције</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Сачувано као {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Позиција {position} не може да се прочита; остављена је каква јесте.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Уклоњено: {position}.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Оба играча иду у истом смеру и износе са истих поља 6 до 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Оба играча иду у истом смеру укруг; противник почиње на вашем пољу 12 и износи са ваших поља 18 до 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Коцкице</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Коцкице: изаберите дублет</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Коцкице: није бачено</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Коцкице: притисните за бацање</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Коцка за дуплирање</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Коцка за дуплирање на {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Изабери {double}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Нема коцке за дуплирање</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Поље {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Играчи иду у супротним смеровима.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Ваш бар</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Противников бар</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Противникова залиха</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Противникова преграда</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Ваша залиха</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Ваша преграда</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>може да се помери</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>празно</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>у средини</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>понуђена вама</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>понуђена противнику</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>на 1 црном жетону, прикованом</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>на 1 белом жетону, прикованом</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>ван игре у Крофордовој партији</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>притисните за дуплирање</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>притисните за крај потеза</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>притисните за прихватање</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>претходно бацање је {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>затим се бира дублет</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>затим још једно бацање</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>затим {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>са 1 црним жетоном прикованим испод њих</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>са 1 белим жетоном прикованим испод њих</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>вреди {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>противникова</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>ваша</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} напола одиграно</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} одиграно</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1 до 6</translation>
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
        <translation>Са табле на уобичајено следеће, и даље</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>На списку кандидата: одиграј тај потез</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Изаберите дублет, у играма које то допуштају</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Тамо ниједан</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На табли</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Тамо жетон више</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Постављање позиције</translation>
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
        <translation>Тамо толико жетона</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Толико друге боје</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Space, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Друга боја за цифре и кликове</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Други играч на потезу; избор коцкица</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Исто за другу страну; само жетони мењају страну</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Почетак партије, празна табла</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>На бар, у преграду</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Пробај потез, или поново постави</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Окреће коцку унапред, уназад</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Опозови, понови</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Кретање од поља до поља, до бара, преграда, залихе, коцкица и коцке</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Оно што клик тамо ради</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Оно што десни клик тамо ради: игра другу коцкицу</translation>
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
        <translation>Табла</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Као прозор, тамна или светла</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Плава и наранџаста (за слепе за боје)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Турнирска бордо</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Класична чоја</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Висок контраст</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Јавор</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Шкриљац</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Орах и кожа</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Жута и љубичаста (за слепе за боје)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу. Меч је сачуван; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Још %n меч.</numerusform>
            <numerusform>Још %n меча.</numerusform>
            <numerusform>Још %n мечева.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>То траје око %n минут.</numerusform>
            <numerusform>То траје око %n минута.</numerusform>
            <numerusform>То траје око %n минута.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Одиграно: {done} од %n другог меча.</numerusform>
            <numerusform>Одиграно: {done} од %n друга меча.</numerusform>
            <numerusform>Одиграно: {done} од %n других мечева.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Костур</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Избор</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Еквити</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Колико често играч губи бекгемон, у процентима</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Колико често играч губи гемон или бекгемон, у процентима</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Колико често партију добија играч који одлучује</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Колико често играч добија бекгемон, у процентима</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Колико често играч добија гемон или бекгемон, у процентима</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>И бг</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>И г</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>Д</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Колико се губи у односу на најбољи избор</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Колико вреди за играча који одлучује</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Победе %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Победе</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>плиће анализирано</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>бг</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>изабрано</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>г</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>у загради: плиће анализирано, не може да се пореди</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>ваш одговор</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Избори у овој позицији</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Дубље</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Стани</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n картица</numerusform>
            <numerusform>%n картице</numerusform>
            <numerusform>%n картица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n картица је сачувана као {file}.</numerusform>
            <numerusform>%n картице су сачуване као {file}.</numerusform>
            <numerusform>%n картица је сачувано као {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n картица за данас</numerusform>
            <numerusform>%n картице за данас</numerusform>
            <numerusform>%n картица за данас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n картица сада има други најбољи одговор и треба је поновити.</numerusform>
            <numerusform>%n картице сада имају други најбољи одговор и треба их поновити.</numerusform>
            <numerusform>%n картица сада има други најбољи одговор и треба их поновити.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n картица од ваших грешака данас чека одговор.</numerusform>
            <numerusform>%n картице од ваших грешака данас чекају одговор.</numerusform>
            <numerusform>%n картица од ваших грешака данас чека одговор.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>Направљена је %n картица. Питања долазе на страници Вежбање.</numerusform>
            <numerusform>Направљене су %n картице. Питања долазе на страници Вежбање.</numerusform>
            <numerusform>Направљено је %n картица. Питања долазе на страници Вежбање.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n картица је већ постојала.</numerusform>
            <numerusform>%n картице су већ постојале.</numerusform>
            <numerusform>%n картица је већ постојало.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n одлука не може да се пита без свог меча.</numerusform>
            <numerusform>%n одлуке не могу да се питају без свог меча.</numerusform>
            <numerusform>%n одлука не може да се пита без свог меча.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n нова картица чека наредне дане.</numerusform>
            <numerusform>%n нове картице чекају наредне дане.</numerusform>
            <numerusform>%n нових картица чека наредне дане.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n од њих још није питана.</numerusform>
            <numerusform>%n од њих још нису питане.</numerusform>
            <numerusform>%n од њих још није питано.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>Овде вреди вежбати %n вашу грешку.</numerusform>
            <numerusform>Овде вреди вежбати %n ваше грешке.</numerusform>
            <numerusform>Овде вреди вежбати %n ваших грешака.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n место у датотеци није могло да се прочита.</numerusform>
            <numerusform>%n места у датотеци нису могла да се прочитају.</numerusform>
            <numerusform>%n места у датотеци није могло да се прочита.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n позиција је сада картица, у сопственом шпилу.</numerusform>
            <numerusform>%n позиције су сада картице, у сопственом шпилу.</numerusform>
            <numerusform>%n позиција су сада картице, у сопственом шпилу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Поново долази за %n дан.</numerusform>
            <numerusform>Поново долази за %n дана.</numerusform>
            <numerusform>Поново долази за %n дана.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Направи %n картицу</numerusform>
            <numerusform>Направи %n картице</numerusform>
            <numerusform>Направи %n картица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Следеће: %n картица, {day}.</numerusform>
            <numerusform>Следеће: %n картице, {day}.</numerusform>
            <numerusform>Следеће: %n картица, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Од %n позиције није могла да се направи картица: {places}.</numerusform>
            <numerusform>Од %n позиције нису могле да се направе картице: {places}.</numerusform>
            <numerusform>Од %n позиција нису могле да се направе картице: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Ову картицу сте промашили %n пут: сада је склоњена у страну.</numerusform>
            <numerusform>Ову картицу сте промашили %n пута: сада је склоњена у страну.</numerusform>
            <numerusform>Ову картицу сте промашили %n пута: сада је склоњена у страну.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Знали сте {right} од %n картице.</numerusform>
            <numerusform>Знали сте {right} од %n картице.</numerusform>
            <numerusform>Знали сте {right} од %n картица.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>промашено %n пут</numerusform>
            <numerusform>промашено %n пута</numerusform>
            <numerusform>промашено %n пута</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>У тој датотеци нема позиције у којој треба нешто одлучити.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу и картица није направљена. Појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>За картицу је потребна одлука која је анализирана.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>За картице је потребна анализа: прави је Анализирај (F7).</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Нађено {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Ниједна ваша грешка у овом мечу није вредна картице.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Други играчи</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>&amp;Утишај</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>&amp;Фразе</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Реците нешто</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Гледају: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Оно што други играч каже не приказује се и не може касније да се прочита.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Шта је речено</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Ви</translation>
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
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Наговештај</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Противник</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>П&amp;очни нову партију</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>Неза&amp;вршене</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Фигура се предаје, а у укупан улог се уплаћује његова десетина.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Црни</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Шансе за добијање укупног улога</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Изаберите противника, па почните нову партију.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Коан ки</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Настави…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Лаки</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Отисак коцкица (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Пријатељ</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следећи потез</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Једна фигура иде {both}, а друга {low} или {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Једна фигура иде {both}, или две иду {high} и {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Потези за ово бацање</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Укупан улог {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Претходни потез</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Врати се на свој последњи потез; коцкице остају исте</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>&amp;Улог сваког играча</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Тајна коцкица</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Прикажи колико сваки потез вреди</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Улог сваког играча</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Јаки</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Вра&amp;ти</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Потез {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Потез {number} од {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Потез {number}: {white} против {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Две фигуре иду по {far}, или једна иде {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Незавршене партије</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Бели</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Бацили сте ({colour}) {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Одиграли сте {dice}: предата је фигура на {space}.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Одиграли сте {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Бацили сте {dice}: ништа није могло да се помери и потез је изгубљен.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Добили сте укупан улог од {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>предати фигуру на {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>ништа не може да се помери: потез је изгубљен</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>потез {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) баца {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} игра {dice}: предата је фигура на {space}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} игра {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} баца {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} баца {dice}: ништа не може да се помери и потез је изгубљен.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} добија укупан улог од {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: изнето {count}</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → изнето</translation>
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
        <translation>Табла</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Други програм је наставио ову партију; овде је онаква каква је сада.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Датотека не може да се упише ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} не садржи партију игре Коан ки која може да се прочита ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>На&amp;зад на партију</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Нова партија…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Одиграј</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Коан ки</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Правила игре Коан ки ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Изабране партије више нема: други програм ју је завршио или уклонио.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Партија коју играте је сачувана</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Ово није могло да се сачува и није одиграно.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Коментар у датотеци</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Коментар… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Ваш коментар о овој одлуци</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Коментари</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n место</numerusform>
            <numerusform>%n места</numerusform>
            <numerusform>%n места</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Нађи на свим страницама</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Ништа није нађено. Покушајте са мање речи или краћим речима.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Странице</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Нађена места</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Резервне копије</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Величина</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Шта</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Када</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Цртеж (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Слика</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>Са&amp;чувај слику…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Текст са таблом</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Копирај</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Копиран је цртеж позиције.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Слика PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Копирана је слика позиције.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Копирана позиција: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Цртеж SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Сачувај слику позиције</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Сачувано у {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Текст са таблом и &amp;анализом</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>текст програма bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} није могло да се упише; у тој датотеци нема слике.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Позиција је копирана као GNU Backgammon ID.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Позиција је копирана као XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Позиција је копирана као текст програма bgdesk: жетони и ко је на потезу.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Обоје се слажемо</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Исправи поставку</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Да ли се оба играча слажу да жетони треба овако да стоје?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Досад ништа није измењено.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Поставите жетоне како сада треба да стоје: превуците их или кликните на поље. Ко је на потезу, коцкице и коцка остају какви јесу.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Партија се одатле наставља.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Овако је исправно…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n анализа</numerusform>
            <numerusform>%n анализе</numerusform>
            <numerusform>%n анализа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n анализу овог меча направила је друга верзија програма bgdesk и овде не може да се прочита. Остаје сачувана.</numerusform>
            <numerusform>%n анализе овог меча направила је друга верзија програма bgdesk и овде не могу да се прочитају. Остају сачуване.</numerusform>
            <numerusform>%n анализа овог меча направила је друга верзија програма bgdesk и овде не могу да се прочитају. Остају сачуване.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетона</numerusform>
            <numerusform>%n жетона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>Анализирана је %n одлука.</numerusform>
            <numerusform>Анализиране су %n одлуке.</numerusform>
            <numerusform>Анализирано је %n одлука.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n одлука није могла да се анализира.</numerusform>
            <numerusform>%n одлуке нису могле да се анализирају.</numerusform>
            <numerusform>%n одлука није могло да се анализира.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партија</numerusform>
            <numerusform>%n партије</numerusform>
            <numerusform>%n партија</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>Са њом се губи %n оцена.</numerusform>
            <numerusform>Са њом се губе %n оцене.</numerusform>
            <numerusform>Са њом се губи %n оцена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n минут</numerusform>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минута</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n на {own}</numerusform>
            <numerusform>%n на {own}</numerusform>
            <numerusform>%n на {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n пип</numerusform>
            <numerusform>%n пипа</numerusform>
            <numerusform>%n пипова</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n поен</numerusform>
            <numerusform>%n поена</numerusform>
            <numerusform>%n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>укупно добијен %n поен</numerusform>
            <numerusform>укупно добијена %n поена</numerusform>
            <numerusform>укупно добијено %n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n напомена</numerusform>
            <numerusform>%n напомене</numerusform>
            <numerusform>%n напомена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n бацање, од тога дублета: {doubles} (очекивано {expected}).</numerusform>
            <numerusform>%n бацања, од тога дублета: {doubles} (очекивано {expected}).</numerusform>
            <numerusform>%n бацања, од тога дублета: {doubles} (очекивано {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>досад %n секунда</numerusform>
            <numerusform>досад %n секунде</numerusform>
            <numerusform>досад %n секунди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n проба</numerusform>
            <numerusform>%n пробе</numerusform>
            <numerusform>%n проба</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>меч до %n поена</numerusform>
            <numerusform>меч до %n поена</numerusform>
            <numerusform>меч до %n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Анализа је готова: %n одлука, неизнуђених {unforced}.</numerusform>
            <numerusform>Анализа је готова: %n одлуке, неизнуђених {unforced}.</numerusform>
            <numerusform>Анализа је готова: %n одлука, неизнуђених {unforced}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Други могу да гледају меч, са закашњењем од %n потеза.</numerusform>
            <numerusform>Други могу да гледају меч, са закашњењем од %n потеза.</numerusform>
            <numerusform>Други могу да гледају меч, са закашњењем од %n потеза.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Performance rating (PR): просечна грешка одлука које се рачунају, пута 500; ниже је боље. Испод %n одлуке мало говори.</numerusform>
            <numerusform>Performance rating (PR): просечна грешка одлука које се рачунају, пута 500; ниже је боље. Испод %n одлуке мало говори.</numerusform>
            <numerusform>Performance rating (PR): просечна грешка одлука које се рачунају, пута 500; ниже је боље. Испод %n одлука мало говори.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Меч се после ове позиције наставља (још %n потез). Шта да буде са остатком?</numerusform>
            <numerusform>Меч се после ове позиције наставља (још %n потеза). Шта да буде са остатком?</numerusform>
            <numerusform>Меч се после ове позиције наставља (још %n потеза). Шта да буде са остатком?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>још око %n сат</numerusform>
            <numerusform>још око %n сата</numerusform>
            <numerusform>још око %n сати</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>још око %n минут</numerusform>
            <numerusform>још око %n минута</numerusform>
            <numerusform>још око %n минута</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>још око %n секунда</numerusform>
            <numerusform>још око %n секунде</numerusform>
            <numerusform>још око %n секунди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>аутоматска дуплирања, највише %n по партији</numerusform>
            <numerusform>аутоматска дуплирања, највише %n по партији</numerusform>
            <numerusform>аутоматска дуплирања, највише %n по партији</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>меч до %n поена</numerusform>
            <numerusform>меч до %n поена</numerusform>
            <numerusform>меч до %n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>сесија за новац од %n партије</numerusform>
            <numerusform>сесија за новац од %n партије</numerusform>
            <numerusform>сесија за новац од %n партија</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>Анализира се {judged} од %n партије: нема анализе за {others}.</numerusform>
            <numerusform>Анализира се {judged} од %n партије: нема анализе за {others}.</numerusform>
            <numerusform>Анализира се {judged} од %n партија: нема анализе за {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} од %n поена</numerusform>
            <numerusform>{own} од %n поена</numerusform>
            <numerusform>{own} од %n поена</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n бацање ранијег меча ({id}), затим поштене коцкице.</numerusform>
            <numerusform>%n бацања ранијег меча ({id}), затим поштене коцкице.</numerusform>
            <numerusform>%n бацања ранијег меча ({id}), затим поштене коцкице.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n бацање ранијег меча ({id}), затим праве коцкице, укуцане.</numerusform>
            <numerusform>%n бацања ранијег меча ({id}), затим праве коцкице, укуцане.</numerusform>
            <numerusform>%n бацања ранијег меча ({id}), затим праве коцкице, укуцане.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>%n бацање ранијег меча ({id}), затим поновљиве коцкице од броја {seed}.</numerusform>
            <numerusform>%n бацања ранијег меча ({id}), затим поновљиве коцкице од броја {seed}.</numerusform>
            <numerusform>%n бацања ранијег меча ({id}), затим поновљиве коцкице од броја {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR: {name} · рачуна се %n одлука</numerusform>
            <numerusform>PR: {name} · рачунају се %n одлуке</numerusform>
            <numerusform>PR: {name} · рачуна се %n одлука</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>ваш PR · рачуна се %n одлука</numerusform>
            <numerusform>ваш PR · рачунају се %n одлуке</numerusform>
            <numerusform>ваш PR · рачуна се %n одлука</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>рачуна се %n одлука</numerusform>
            <numerusform>рачунају се %n одлуке</numerusform>
            <numerusform>рачуна се %n одлука</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n поен.</numerusform>
            <numerusform>%n поена.</numerusform>
            <numerusform>%n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предај бекгемон: губите %n поен</numerusform>
            <numerusform>Предај бекгемон: губите %n поена</numerusform>
            <numerusform>Предај бекгемон: губите %n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предај двоструку партију: губите %n поен</numerusform>
            <numerusform>Предај двоструку партију: губите %n поена</numerusform>
            <numerusform>Предај двоструку партију: губите %n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предај гемон: губите %n поен</numerusform>
            <numerusform>Предај гемон: губите %n поена</numerusform>
            <numerusform>Предај гемон: губите %n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предај четвороструку партију: губите %n поен</numerusform>
            <numerusform>Предај четвороструку партију: губите %n поена</numerusform>
            <numerusform>Предај четвороструку партију: губите %n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Предај партију са %n жетоном</numerusform>
            <numerusform>Предај партију са %n жетона</numerusform>
            <numerusform>Предај партију са %n жетона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предај: губите %n поен</numerusform>
            <numerusform>Предај: губите %n поена</numerusform>
            <numerusform>Предај: губите %n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Понудили сте предају партије са %n жетоном.</numerusform>
            <numerusform>Понудили сте предају партије са %n жетона.</numerusform>
            <numerusform>Понудили сте предају партије са %n жетона.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Добили сте бекгемон: %n поен.</numerusform>
            <numerusform>Добили сте бекгемон: %n поена.</numerusform>
            <numerusform>Добили сте бекгемон: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Добили сте двоструку партију: %n поен.</numerusform>
            <numerusform>Добили сте двоструку партију: %n поена.</numerusform>
            <numerusform>Добили сте двоструку партију: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Добили сте гемон: %n поен.</numerusform>
            <numerusform>Добили сте гемон: %n поена.</numerusform>
            <numerusform>Добили сте гемон: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Добили сте четвороструку партију: %n поен.</numerusform>
            <numerusform>Добили сте четвороструку партију: %n поена.</numerusform>
            <numerusform>Добили сте четвороструку партију: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Добили сте обичну партију: %n поен.</numerusform>
            <numerusform>Добили сте обичну партију: %n поена.</numerusform>
            <numerusform>Добили сте обичну партију: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Добили сте партију са %n жетоном.</numerusform>
            <numerusform>Добили сте партију са %n жетона.</numerusform>
            <numerusform>Добили сте партију са %n жетона.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} нуди предају партије са %n жетоном.</numerusform>
            <numerusform>{name} нуди предају партије са %n жетона.</numerusform>
            <numerusform>{name} нуди предају партије са %n жетона.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} добија бекгемон: %n поен.</numerusform>
            <numerusform>{name} добија бекгемон: %n поена.</numerusform>
            <numerusform>{name} добија бекгемон: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} добија двоструку партију: %n поен.</numerusform>
            <numerusform>{name} добија двоструку партију: %n поена.</numerusform>
            <numerusform>{name} добија двоструку партију: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} добија гемон: %n поен.</numerusform>
            <numerusform>{name} добија гемон: %n поена.</numerusform>
            <numerusform>{name} добија гемон: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} добија четвороструку партију: %n поен.</numerusform>
            <numerusform>{name} добија четвороструку партију: %n поена.</numerusform>
            <numerusform>{name} добија четвороструку партију: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} добија обичну партију: %n поен.</numerusform>
            <numerusform>{name} добија обичну партију: %n поена.</numerusform>
            <numerusform>{name} добија обичну партију: %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} добија партију са %n жетоном.</numerusform>
            <numerusform>{name} добија партију са %n жетона.</numerusform>
            <numerusform>{name} добија партију са %n жетона.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Игра се %n партија; рачуна се сваки поен.</numerusform>
            <numerusform>Играју се %n партије; рачуна се сваки поен.</numerusform>
            <numerusform>Игра се %n партија; рачуна се сваки поен.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Највише %n по партији.</numerusform>
            <numerusform>Највише %n по партији.</numerusform>
            <numerusform>Највише %n по партији.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>На једном пољу сме да стоји највише %n ваш жетон.</numerusform>
            <numerusform>На једном пољу смеју да стоје највише %n ваша жетона.</numerusform>
            <numerusform>На једном пољу сме да стоји највише %n ваших жетона.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Сваки играч има %n жетон. Доведите све своје у кућу и изнесите их пре противника.</numerusform>
            <numerusform>Сваки играч има %n жетона. Доведите све своје у кућу и изнесите их пре противника.</numerusform>
            <numerusform>Сваки играч има %n жетона. Доведите све своје у кућу и изнесите их пре противника.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Сваки играч почиње са %n жетоном на пољу {point} (пипова: {pips}).</numerusform>
            <numerusform>Сваки играч почиње са %n жетона на пољу {point} (пипова: {pips}).</numerusform>
            <numerusform>Сваки играч почиње са %n жетона на пољу {point} (пипова: {pips}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Сваки играч почиње са овим жетонима: {points} (%n пип).</numerusform>
            <numerusform>Сваки играч почиње са овим жетонима: {points} (%n пипа).</numerusform>
            <numerusform>Сваки играч почиње са овим жетонима: {points} (%n пипова).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Сваки потез има одлагање од %n секунде; после тога тече ваше време, {reserve}.</numerusform>
            <numerusform>Сваки потез има одлагање од %n секунде; после тога тече ваше време, {reserve}.</numerusform>
            <numerusform>Сваки потез има одлагање од %n секунди; после тога тече ваше време, {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Табла је на почетку празна: сви жетони леже поред ње, у залихи (%n пип за сваког играча).</numerusform>
            <numerusform>Табла је на почетку празна: сви жетони леже поред ње, у залихи (%n пипа за сваког играча).</numerusform>
            <numerusform>Табла је на почетку празна: сви жетони леже поред ње, у залихи (%n пипова за сваког играча).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Ко први стигне до %n поена, добија меч.</numerusform>
            <numerusform>Ко први стигне до %n поена, добија меч.</numerusform>
            <numerusform>Ко први стигне до %n поена, добија меч.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>рачуна се %n</numerusform>
            <numerusform>рачунају се %n</numerusform>
            <numerusform>рачуна се %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>у %n бацању</numerusform>
            <numerusform>у %n бацања</numerusform>
            <numerusform>у %n бацања</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} од %n погрешно</numerusform>
            <numerusform>{wrong} од %n погрешно</numerusform>
            <numerusform>{wrong} од %n погрешно</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Отвори фасциклу</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Уклони</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Говори где се у програму то догодило. Ваша матична фасцикла, имена датотека које сте отворили и тајне коцкица су изостављени, али речи грешке могу да садрже неко име: прочитајте пре него што проследите.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Извештај</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Извештај је на остави.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Ово је записано кад се догодило и помаже да се нађе разлог. Ништа се никуда не шаље: можете да га копирате и дате некоме ко може да помогне, или да га уклоните.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Шта је пошло по злу</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Недостаје део програма bgdesk: {part}. Инсталирајте bgdesk поново; меч је сачуван.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Овде нема програма који приказује фасцикле. Извештаји су у {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>У програму bgdesk је прошли пут нешто пошло по злу. Што сте играли, сачувано је; погледајте извештај.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу; меч је сачуван. Појединости су у дневнику.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk је прошли пут неочекивано престао са радом. Што сте играли, сачувано је; погледајте извештај.</translation>
    </message>
</context>
<context>
    <name>Cube</name>
    <message>
        <source>Beaver</source>
        <extracomment>Button or row: the double is taken and the cube turned again; a standard term</extracomment>
        <translation>Бивер</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Дуплирај</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Дуплирање, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Дуплирање, прихватање</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Без дуплирања</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Без редуплирања</translation>
    </message>
    <message>
        <source>Otter</source>
        <extracomment>Button or row: the cube is turned again after a raccoon; a standard term</extracomment>
        <translation>Видра</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <extracomment>Button or row: the cube is turned again after a beaver; a standard term</extracomment>
        <translation>Ракун</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button or row: the cube is turned again after an otter</extracomment>
        <translation>Редуплирање</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Редуплирање, пас</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Редуплирање, прихватање</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Предобро за дуплирање</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Предобро за редуплирање</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Коцка за дуплирање</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Не сада</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Као на табли</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Још поена, на потезу</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Још поена, противник</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>У средини</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Коцка</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Искоришћеност коцке</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Гемони међу поразима</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Гемони међу победама</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Игра за новац</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Противникова</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>Играча на потезу</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Власник коцке</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Још поена</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Еквити према шанси за победу</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Еквити према шанси за победу; бројке су у табели</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Прагови коцке</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Мотор оцењује…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Од чега се састоје прагови прихватања</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Одлука на табли</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Погледај</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Погледај: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу док је прегледао ваше мечеве. Они су сачувани какви јесу; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Други шпил носи ово име.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Изаберите име које не одаје одговор: видите га пре него што одговорите.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Име овог шпила</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Уклони</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Још се праве картице од друге датотеке. После тога поново изаберите {file}.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Извези картице за Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Увези позиције као картице</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Белешке за Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Уклони шпил</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Уклонити овај шпил са свим картицама и вашим одговорима на њих?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Картице нису сачуване: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Мотор гледа позицију {number} од {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>Враћа се и %n каснији резултат који је из тога следио.</numerusform>
            <numerusform>Враћају се и %n каснија резултата која су из тога следила.</numerusform>
            <numerusform>Враћа се и %n каснијих резултата који су из тога следили.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Погледај ову одлуку дубље (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Погледај ову одлуку дубље: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Један избор овде тако јасно води да дубљи поглед није био потребан.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Коцкице оба играча: свако бацање следи из тајни оба играча.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Коцкице сервера {server}, које нико не може да провери.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Поштене коцкице.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Отисак коцкица (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>У бацању {roll}, почетном, сваки играч има коцкицу оног другог.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Није забележено да ли је отисак показан пре првог бацања.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>У бацања нису ушле играчеве речи.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Праве коцкице, укуцане.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Поновљиве коцкице од броја {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Бацање {roll} је у запису {recorded}: праве коцкице погрешним редом.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Бацање {roll} је у запису {recorded}; требало је да буде {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Бацање {roll} стоји где је требало да буде бацање {due}: неко бацање је изостављено или употребљено двапут.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Проверених бацања: {count}. Сва следе из тајни оба играча, које су утврђене пре меча.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Проверених бацања: {count}. Сва следе из броја {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Проверених бацања: {count}. Сва следе из тајне са SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Бацања преузета из меча {id}, тамо где могу да се провере: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Погрешних бацања: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Отисак почиње цифрама које сте записали: {count} од 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Отисак је онај који сте записали.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Отисак овог меча није онај који сте записали, него {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Отисак је показан пре првог бацања.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>ID меча, који улази у свако бацање, не следи из отиска коцкица.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Тајна ових коцкица нема отисак који стоји у запису.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Тајна ових коцкица открива се кад се меч заврши; тада их проверите.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Тајне бацања {roll} нису оне које су оба играча утврдила пре меча; одатле ништа не може да се провери.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Њихов отисак (SHA-256) је {hash}, из меча {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>На табли нема меча, па нема ни коцкица за проверу.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Ово су коцкице сервера: нико не може да их провери.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Ове коцкице немају отисак за поређење.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Ове коцкице су преузете из ранијег меча: тамо могу да се провере.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Ове коцкице су укуцане: нема шта да се провери.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>У свако бацање ушле су ове речи: „{words}“.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Бели је утврдио тајне са отиском {white}, а Црни {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>коцкице ранијег меча</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>праве коцкице, укуцане</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>поновљиве коцкице од броја {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n бацање долази поново овим редом; кад се потроши, коцкице укуцавате сами.</numerusform>
            <numerusform>%n бацања долазе поново овим редом; кад се потроше, коцкице укуцавате сами.</numerusform>
            <numerusform>%n бацања долази поново овим редом; кад се потроше, коцкице укуцавате сами.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Изаберите меч</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Изаберите меч или сачувани запис меча (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Коцкице</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Коцкице ранијег меча</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>Ранији &amp;меч</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Ранији меч чије се коцкице поново бацају</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Из &amp;датотеке…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Записи мечева програма bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>&amp;Број</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>У том мечу ништа није бачено.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} није запис меча (.json) програма bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Помало необично: добре коцкице толико одступају у {share} од 1000 узорака.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Хи-квадрат {statistic}, степени слободе: {freedom}, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Бројеви</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Још ништа није бачено.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Ништа необично: добре коцкице бар толико одступају у {share} од 100 узорака.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Парови</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Премало бацања за оцену.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Веома необично: добре коцкице толико одступају у мање од једног на 1000 узорака.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Сви мечеви</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Овај меч</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Директор</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Додели</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Доделити меч вама без играња, против: {opponent}?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Доделити меч без играња? Добија {name}, губи {opponent}.</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Додели меч себи…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Додели меч: {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Игра се поново, са другим коцкицама; оно што је одиграно остаје у Мечевима.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Незавршени мечеви се губе.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Овде сада ништа не може да се промени.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Играј поново</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Играти овај меч поново од почетка?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Играј овај меч поново од почетка…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Неко касни…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Вратити како се завршио меч {first} – {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Искључи</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Врати резултат…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Повући се са турнира?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Повуци се са турнира…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Искључити са турнира: {name}?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Искључи са турнира: {name}…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Шта директор сме</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Оно што је од њега одиграно иде у корпу.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Оно што је од њега одиграно иде у корпу; коцкице ће бити друге.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Одговори</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Дај овај одговор (Enter; из мреже бацања Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Даље (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Одиграјте потез на табли, па кликните на коцкице или притисните Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Следеће питање</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Тренутак: припрема се питање и оно што му је потребно…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Врати последњи корак (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Опозови</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Картице досад</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Како се рачуна</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Играј даље одавде…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Вежбање са картицама</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>У страну</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Покажи одговор</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Опозови последњи одговор</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Шта је било у мечу?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Мотор тренутно не може да ради на овом рачунару.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Мотор није одговорио на време.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Мотор се није покренуо.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Мотор је отказао. Појединости су у дневнику.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Мотор је неочекивано стао.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>на први поглед, без бројева који следе</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>тачно</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>тачно решење ове игре</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>једноставни играч</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>ролаут</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>мала мрежа за ову игру</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n учесник</numerusform>
            <numerusform>%n учесника</numerusform>
            <numerusform>%n учесника</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>На&amp;више</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Додај &amp;рачунаре</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Додај &amp;пријатеља</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Било који стил</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Помери овог учесника за место наниже (Alt+Down)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Помери овог учесника за место навише (Alt+Up)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>На&amp;ниже</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Учесници</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Поп&amp;уни клупским пољем</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Име</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Име пријатеља за овим рачунаром</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Број рачунара</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>У&amp;клони</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Рејтинг</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Носилац</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Јачина</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Јачина рачунара</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Стил рачунара</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>Бекгејм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Изношење</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Бивер</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Одлука</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Меч</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Потез</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Отварање</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Место</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Предаја</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Прихватање</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Партија и број потеза у њој</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Шта је променила: шансу за победу у мечу, или поене где се свака партија рачуна</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Шта је одлука поклонила, у еквитију</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Све партије</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Бекгејм</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Коцка</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Грешке</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Означене</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партија</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Врста одлуке</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Најмања цена</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Потези и коцка</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Још невиђене</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Чије грешке</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Обоје</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Грешке</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Грешке {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Партија {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Ја</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Ниједна таква одлука није означена: F означава ону на табли.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Таквих грешака нема.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>О мечу:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Коментатор:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Датум:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Догађај и играчи</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Догађај:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>У датотеци:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Место:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Право име играча {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Коло:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Сервер или клуб:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Записивач:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Ваше право име:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Аутоматско дуплирање: коцка на {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Обоје су бацили {die}: аутоматско дуплирање, коцка на {value}. Бацају поново.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Обоје су бацили {die}: бацају поново.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Потези су враћени.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Табла је постављена руком.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Партија је нерешена.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Партија је завршена нагодбом.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Резултат: {white} према {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Поставка је исправљена.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Прихватили сте предају.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Одговорили сте бивером на {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Дуплирали сте на {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Нисте померили ниједан жетон, што није по правилима.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Изабрали сте {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Понудили сте предају бекгемона.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Понудили сте предају двоструке партије.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Понудили сте предају гемона.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Понудили сте предају четвороструке партије.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Понудили сте предају обичне партије.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Пасирали сте.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Одиграли сте {play}, што није по правилима.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Истекло вам је време.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Поново сте редуплирали на {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Одбили сте предају.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Предали сте.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Бацили сте {dice} и нисте могли да се померите.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Бацили сте {dice} и одиграли {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Бацили сте {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Прихватили сте на {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Окренули сте коцку на {value}: ракун.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Окренули сте коцку на {value}: видра.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Добили сте меч, {own} према {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Добили сте почетно бацање и можете да почнете њиме, {dice}, или да поново баците обе коцкице.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Добили сте почетно бацање и морате да почнете њиме: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Добили сте почетно бацање, {dice}, и сада морате да баците обе коцкице за почетак.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Добили сте сесију, {own} према {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>бивер</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>не може да се помери</translation>
    </message>
    <message>
        <source>otter</source>
        <extracomment>What a player says who turns the cube again after a raccoon; a standard term</extracomment>
        <translation>видра</translation>
    </message>
    <message>
        <source>raccoon</source>
        <extracomment>What a player says who turns the cube again after a beaver; a standard term</extracomment>
        <translation>ракун</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What a player says who turns the cube again after an otter</extracomment>
        <translation>редуплирање</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: нисте могли да играте.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: одиграли сте {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} не може да игра.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} игра {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} прихвата предају.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} одговара бивером на {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} дуплира на {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} не помера ниједан жетон, што није по правилима.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} бира {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} нуди предају бекгемона.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} нуди предају двоструке партије.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} нуди предају гемона.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} нуди предају четвороструке партије.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} нуди предају обичне партије.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} пасира.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} игра {play}, што није по правилима.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name} губи на време.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} поново редуплира на {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} одбија предају.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} предаје.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} баца {dice} и не може да се помери.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} баца {dice} и игра {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} баца {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} прихвата на {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} окреће коцку на {value}: ракун.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} окреће коцку на {value}: видра.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} добија меч, {own} према {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} добија почетно бацање и може да почне њиме, {dice}, или да поново баци обе коцкице.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} добија почетно бацање и мора да почне њиме: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} добија почетно бацање, {dice}, и сада мора да баци обе коцкице за почетак.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} добија сесију, {own} према {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Даље</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Једна страна отвара сто и шаље другој позивницу, поштом, поруком или на папиру. Ко има позивницу, може да заузме место, нико други.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Играјте са неким за другим рачунаром</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Прочитај &amp;више</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Коцкице долазе са оба рачунара: ни играчи, ни ико између њих, не могу да знају или изаберу бацање. Свако то касније може да провери.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Двоје људи са програмом bgdesk играју непосредно један са другим, без налога, и ништа се не шаље никоме другом. Посредник, ако га изаберете, прослеђује оно што не може да прочита. Само сервер, ако на њега одете, зна шта се игра.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Шаље се: име које овде изаберете, ваши потези и бацања, утрошено време и оно што кажете. Други рачунар види вашу мрежну адресу, као увек између два рачунара. Све је шифровано.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Док ниједан сто није отворен, bgdesk никога не слуша. Меч може да се напусти и настави у било које време, докле год обоје то желе.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Датотека .mat не може да наведе кућна правила овог меча.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Датотека .mat не каже који је играч програм.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Датотека врсте {kind} не може да садржи меч игре {game}; .json може.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Део анализе или коментара није могао да се упише у датотеку .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Позиција постављена руком усред потеза само је делимично у датотеци .mat.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Позиција постављена руком усред потеза само је делимично у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Позиција постављена руком усред потеза само је делимично у датотеци .sgf.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Бацање које још није одиграно, или дуплирање без одговора, није у датотеци .mat.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Исправљена поставка је у датотеци .mat као позиција постављена руком.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Исправљена поставка је у датотеци .ogxm као позиција постављена руком.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Исправљена поставка је у датотеци .sgf као позиција постављена руком.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Датотека .ogxm не може да садржи овај меч: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Датотека .ogxm не може да ограничи аутоматска дуплирања: тамо су неограничена.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Датотека .ogxm не може да наведе кућна правила овог меча.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Датотека .ogxm не познаје ову игру; тамо се зове бекгемон.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Датотека .ogxm не каже који је играч програм.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Датотека .ogxm познаје бивере и ракуне, али ништа после њих: њена коцка је прениска.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Датотека .sgf не може да наведе кућна правила овог меча.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Датотека .sgf не каже који је играч програм.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Датотека .sgf садржи само једну анализу.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Анализа није у датотеци .mat.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Аутоматска дуплирања нису у датотеци .mat: поени и вредности коцке тамо изгледају погрешно.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Сат и времена размишљања нису у датотеци .mat.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Сат и времена размишљања нису у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Сат и времена размишљања нису у датотеци .sgf.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Коментари о појединим потезима нису у датотеци .mat.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon не познаје ову игру.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Како су настале коцкице није у датотеци .mat.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Како су настале коцкице није у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Како су настале коцкице није у датотеци .sgf.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Порази на време и ране предаје су у датотеци .ogxm као договорени поени.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Порази на време и ране предаје су у датотеци .sgf као договорени поени.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Формат „{name}“ не може да се запише; познати су {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Ниједан формат нема наставак „{suffix}“ као {file}; познати су {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Друге линије нису у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Друге линије игре нису у датотеци .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Одбијене предаје нису у датотеци .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Предаје које су одбијене или без одговора нису у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Предаје које су одбијене или без одговора нису у датотеци .sgf.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Резултати постављени после прве партије нису у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Неке анализе не могу да се сачувају у датотеци .sgf.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Неке друге линије не могу да се сачувају у датотеци .sgf.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Договор о аутоматским дуплирањима није у датотеци .mat.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Меч је предат или изгубљен на време: датотека .mat приказује његову последњу партију као незавршену.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Договорени број партија није у датотеци .mat.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Договорени број партија није у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Бацање које чека да буде одиграно, или одговор на дизање коцке, није у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Нерешена почетна бацања нису у датотеци .mat.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Нерешена почетна бацања нису у датотеци .ogxm, само коцка коју су окренула.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Нерешена почетна бацања нису у датотеци .sgf, само коцка коју су окренула.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Оно што је враћено није у датотеци .mat.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Оно што је враћено није у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Оно што је враћено није у датотеци .sgf.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Који су наговештаји тражени није у датотеци .mat.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Који су наговештаји тражени није у датотеци .ogxm.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Који су наговештаји тражени није у датотеци .sgf.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Меч између рачунара није могао да се одигра. Турнир је сачуван; појединости су у дневнику.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу. Турнир је сачуван; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>рачуна се %n одлука</numerusform>
            <numerusform>рачунају се %n одлуке</numerusform>
            <numerusform>рачуна се %n одлука</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n меч</numerusform>
            <numerusform>%n меча</numerusform>
            <numerusform>%n мечева</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Најбољих %n одлука заредом: PR {rating}</numerusform>
            <numerusform>Најбоље %n одлуке заредом: PR {rating}</numerusform>
            <numerusform>Најбољих %n одлука заредом: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Последњих %n одлука</numerusform>
            <numerusform>Последње %n одлуке</numerusform>
            <numerusform>Последњих %n одлука</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Ментор је говорио код %n одлуке. Тамо се рачуна први покушај.</numerusform>
            <numerusform>Ментор је говорио код %n одлуке. Тамо се рачуна први покушај.</numerusform>
            <numerusform>Ментор је говорио код %n одлука. Тамо се рачуна први покушај.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Испод %n меча нико не може да каже колико овај рејтинг може да промаши.</numerusform>
            <numerusform>Испод %n меча нико не може да каже колико овај рејтинг може да промаши.</numerusform>
            <numerusform>Испод %n мечева нико не може да каже колико овај рејтинг може да промаши.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 картица које бисте знали и после 30 дана</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 ефективних бројева пипова заредом, у просеку промашених за мање од једног пипа</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Двоструки клик на ред отвара његове одлуке.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Линија се појављује кад се рачуна 30 одлука.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Завршен меч у свакој игри, осим игре Коан ки</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Игра на пољу 1</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Против људи</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Против рачунара</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>У вођству</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Свих 15 почетних бацања одиграно тачно, двапут, у размаку од бар недељу дана</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Сви противници</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Све време</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Одмах пита најскупље од ових одлука као картице</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Напад</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Бекгејм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Изношење</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>У заостатку</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Бољи од противника {opponent}: резултати остављају мало сумње</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Обоје још 1</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Шансе поклоњене у мечу</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Крофордова партија</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Грешке са коцком</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Одлуке</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Дуплирати или не</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Прерано дуплирање</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Вежбај</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Изгубљен еквити</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Грешке</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Опадајући просек</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Брже него обично</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Статистика се појављује кад су ваши мечеви анализирани: одиграјте или отворите меч и притисните F7, или анализирајте више одједном у списку мечева.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Прва партија без грешке</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Први анализирани меч</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Први меч чије су коцкице проверене, бацање по бацање, помоћу тајне</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>План игре</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Половину потеза одиграте брже од свог уобичајеног времена: да ли више коштају?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Игра држања</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Ако у датотекама играте под другим именима, реците то преко „Ко је ко…“.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>У девет од десет случајева ваша јачина је унутар ове границе. За јединице се узимају цели мечеви, јер одлуке истог меча имају много заједничког.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Врста</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Изједначено</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Ниже је боље. Сваки ред је из меча који се тамо завршава.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Завршени мечеви</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Изгубљени мечеви</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Мечеви које су вам коцкице донеле преко онога што је ваша игра вредела: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Мечеви које је ваша игра вредела, а коцкице вам их узеле: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Мечеви са познатом срећом</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Пропуштена дуплирања</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Сесија за новац</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Месец</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Потези</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Без јасног плана</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Ниједна одлука се не рачуна</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Овде се ниједна одлука не рачуна.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Досад без грешке са коцком.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Ниједан меч не одговара овим изборима. Изаберите дуже време.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Још није завршен ниједан меч до одређеног броја поена.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Још се ништа не истиче. Потребно је више анализираних мечева.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Отварање</translation>
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
        <translation>Темпо</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Изгубљени поени</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>После Крофорда</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Игра прајма</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Разлика у рејтингу према противницима, по игри</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Достигнуто</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Игра бежања</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Удео грешака</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Ситуације у којима губите више него што играчи ту обично губе, најскупље прво. Оно што готово нико не налази мало тежи.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Спорије него обично</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Прихватити или пас</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Коцкице вам нису ни донеле ни узеле ништа вредно помена.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Правац ваших грешака говори више од њихове величине.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Последњи месец</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Последња три месеца</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Последња година</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Време је познато само за мечеве које играте овде.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Може да се поврати</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Предобро за дуплирање</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>До (дан)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Уз једнаку срећу</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Добијено</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Добијено минус изгубљено</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Добијено од тога</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Добијено од тога уз једнаку срећу</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Добијено или изгубљено коцкицама</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Добијено уз једнаку срећу</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Погрешни пасови</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Погрешна прихватања</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>најбољи потез износи</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>најбољи потез удара</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>најбољи потез је миран</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>најбољи потез прави поље</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>најбољи потез прави сидро</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>најбољи потез бежи</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} мечева</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} поена</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу док је рачунао вашу статистику. Ваши мечеви су сачувани какви јесу; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>Из&amp;вези…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Ко је ко…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Коцкице и игра</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Подела по</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Грешке са коцком</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Брзо и споро</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Статистика кроз време</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Како иде</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Прекретнице</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Читање мечева: {done} од {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Шта проучити</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Где су ваше грешке</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Извези статистику</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Табела за табеларне програме (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Статистика је сачувана као {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Статистика није сачувана: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>Још %n датотека није отворена.</numerusform>
            <numerusform>Још %n датотеке нису отворене.</numerusform>
            <numerusform>Још %n датотека није отворено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>У библиотеку је додат %n меч.</numerusform>
            <numerusform>У библиотеку су додата %n меча.</numerusform>
            <numerusform>У библиотеку је додато %n мечева.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Командна линија</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Отвори меч или позицију</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Налепљен текст</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Читање</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Читање мечева: {done} од {total} датотека</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Читање мечева…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>У тој фасцикли нема датотека.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>На остави је слика, која не може да се прочита: копирајте позицију као текст.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>На остави нема текста.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Укуцан текст</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Све одлуке</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Све фазе</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Сви планови</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Извор анализе</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>План игре</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Врста одлуке</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Противници</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Чија статистика</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 или више</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 или више</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Било која одлука</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Било који део партије</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Било који исход</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Било када</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Бекгејм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Изношење</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Бивер</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Најбоље</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Грубе грешке, од {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Скупе, од {cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>Крофорд</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Датум</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>Коцкице се пишу овако: {roll}, или више њих: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Дуплирања коцком</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Сумњиве, од {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Грешке, од {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Свака анализирана одлука</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Свака позиција</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Изгубљен меч</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Добијен меч</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Без дуплирања</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Отварање</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Пасови</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Удаљеност у пиповима</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Пипови: {own} према {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Играно</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Сличне позиције</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Прихватање</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Прихватања</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Последњи месец</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Последња три месеца</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Последња недеља</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Последња година</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Иста позиција</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Ово није позиција: XGID, GNU Backgammon ID или текст програма bgdesk јесте.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>било колико</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>без потеза</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ниједан</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>неограничено</translation>
    </message>
    <message>
        <source>{own}-away, {theirs}-away</source>
        <extracomment>The points that a player and the opponent still need; &quot;away&quot; is a standard term. Short</extracomment>
        <translation>још {own}, још {theirs}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Choice: so many points still to win; a standard term</extracomment>
        <translation>још {points}</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>Button: look at the decision in its match</extracomment>
        <translation>Пог&amp;ледај</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Нађи одлуке</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Направи &amp;картице од ових</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Читање мечева: {done} од {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Прикажи &amp;мечеве</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Ваши мечеви се читају. Што се у њима нађе, појављује се овде.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>Са&amp;мо ове одлуке:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Обриши све</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Коцкице</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>&amp;Са табле</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Највиши PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Колико блиско</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Врста</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Најнижи PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Меч</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Имена, догађај, ознака, датотека</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Противников бар</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Противникови пипови</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Противников резултат</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Свој бар</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Своји пипови</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Свој резултат</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>Пипови противника</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Пипови играча</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Играно</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Поља табле</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиција</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Исход</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Прикажи</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чије одлуке</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID или ID позиције</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>било шта</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Означено; Shift+F иде на следећу ознаку, F скида ову.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Поново од прве ознаке.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Ниједна одлука овог меча није означена: F означава ону на табли.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Ознака је скинута.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Овде нема одлуке која би могла да се означи.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>означено</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Наредни дани</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>Испада по&amp;сле пораза</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Као у првом финалу</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Као у првом колу</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Колико је потребно</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>&amp;Утешни костур</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Двоструко испадање</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Свако са сваким</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>За оне који изгубе пре финала</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>За оне који изгубе први меч</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>&amp;Облик</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Даље иде из сваке</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Групе</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Групе, па испадање</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Нико не испада</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Нема</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Меч за т&amp;реће место</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>Поени &amp;по колима</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Поени после пораза</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Поени мечева по колима, на пример {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Поени другог финала</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Кола</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Друго финале, ако играч &amp;без пораза изгуби прво</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Једноструко испадање</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Швајцарска кола</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Копирано.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n грешка меча</numerusform>
            <numerusform>%n грешке меча</numerusform>
            <numerusform>%n грешака меча</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Копирај за форум</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Цртеж (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Облик</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Слика (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Текст, као eXtreme Gammon</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>Одлука на табли</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Шта копирати</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Шта ће бити копирано</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n одлука</numerusform>
            <numerusform>%n одлуке</numerusform>
            <numerusform>%n одлука</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Ниједан ваш меч још није анализиран. Анализирајте их у Мечеви…, или тражите „Свака позиција“ уместо грешака.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Уклоните неке од услова.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Ничег таквог нема међу %n одлуком.</numerusform>
            <numerusform>Ничег таквог нема међу %n одлуке.</numerusform>
            <numerusform>Ничег таквог нема међу %n одлука.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Ваша библиотека је празна. Отворите меч (Ctrl+O) или одиграјте неки: онда његове одлуке налазите овде.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>у %n мечу</numerusform>
            <numerusform>у %n меча</numerusform>
            <numerusform>у %n мечева</numerusform>
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
            <numerusform>&amp;Додај %n меч</numerusform>
            <numerusform>&amp;Додај сва %n меча</numerusform>
            <numerusform>&amp;Додај свих %n мечева</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Отвори</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Додаје их све у вашу библиотеку, за касније отварање</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Отвори меч</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Други пријатељ…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Обоје седе за овом таблом и играју наизменично.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Играј са пријатељем…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Играј: {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Два играча, један рачунар</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Отвори датотеку…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Налепи</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Постави позицију</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Прикажи</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Текст позиције</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID или други текст позиције</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Правила…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Ново почетно бацање за сваку партију</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Коан ки…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Игра {number} у кругу</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Игре по мом избору…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>У сопственом прозору</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Нема више игара</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Иначе следећу партију почиње победник претходне.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Поставка игре {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Игра блокирања у којој дублет доноси са собом све веће дублете.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Играч сме да износи иако му је жетон прикован у кући.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Ејси-дјуси у ком дублет доноси онај са друге стране коцкица.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Ејси-дјуси у ком сви жетони улазе пре него што иједан пређе средину.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Ејси-дјуси у ком само 2 са 1 даје још једно бацање.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Свих петнаест жетона почиње на пољу 24.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Бекгемон и његове поставке</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Балкански круг</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Изношење и са прикованим</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Оба играча улазе, крећу се и иду у кућу на истој страни табле.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Оба играча иду у истом смеру; и један жетон блокира поље.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Жетони улазе на празну таблу; дублети и 2 са 1 дају још једно бацање.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Жетони улазе на празну таблу; нико не удара док му један није у кући.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Позади почињу четири жетона уместо два: дуже и више позиционо.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Од празне табле</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Грчки бекгемон: без коцке, без троструких партија, а победник почиње следећу партију.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Хипергемон са једним жетоном по страни.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Хипергемон са два жетона по страни.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>У: {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Кретање пре него што сви уђу</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Без додатних бројева док сви не уђу</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>На једном пољу сме да стоји највише пет жетона.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Без правила о мајци</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Без шест поља у било којој почетној кући</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Бројеви који не могу да се одиграју су изгубљени</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Један жетон по потезу напушта почетак, шест заредом тражи противника испред</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Један жетон по потезу напушта почетак, два код 6-6, 4-4 или 3-3 као првог бацања играча; а за шест поља заредом противнички жетон мора бити испред. Оба правила су из нарде.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Приковање последњег жетона на почетку не добија партију.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Више игара наизменично</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Појединачни жетони се не ударају, него се прикују тамо где стоје.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Обичне, двоструке и троструке партије</translation>
    </message>
    <message>
        <source>Tavla, Tapa, Moultezim</source>
        <translation>Тавла, Тапа, Мултезим</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>Тавли</translation>
    </message>
    <message>
        <source>Tavli: without a cube, pinning, blocking</source>
        <translation>Тавли: без коцке, приковање, блокирање</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Бугарска игра приковања, игра се као Плакото.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Турска игра блокирања, игра се као Февга.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Стандардна игра, са коцком за дуплирање.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Три жетона по страни: кратко и дивље.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Турски бекгемон: као Портес, а жетон који удари у кући ту и остаје.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Дотле се дублет игра четири пута и после њега нема новог бацања.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Обично сви жетони улазе пре него што се иједан други помери.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Обично сваки жетон који губитнику остане вреди поен.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Обично се не сме попунити само сопствена почетна кућа.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Обично их игра противник.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Обично се ова игра игра без ње.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Са коцком за дуплирање</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} наизменично; свака почиње почетним бацањем.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} наизменично; победник партије почиње следећу.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Кликните на игру да прочитате њена правила и да је играте.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Игре и њихова правила</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Coan ki</source>
        <translation>Коан ки</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Поштене коцкице</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Статистика кроз време</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Колико често разлози важе</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Како се игра</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Тастер</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Тастери</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Језици</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Преглед мечева</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Противници</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Вежбање са картицама</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Правила ове игре</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Столови на мрежи</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Програм</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Ментор</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Ова страница још није преведена.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Турнири</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Тренажери</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Верзија {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Шта је ново</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Шта ради</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Помоћ</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Играј: {game}…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>Текст</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(У загради): плиће анализирано, не може да се пореди</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Дуплирати</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Двоструки клик или Enter: изабери</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Двоструки клик или Enter: стави на таблу</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Двоструки клик или Enter: баци поново обе коцкице</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Наговештаји се дају док играте меч.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Нисте на потезу.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Играјте {numbers}: то вреди колико и поновно бацање, или више.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Баци поново</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Баците поново обе коцкице: то вреди више од било ког потеза са {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Баци, без дуплирања</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Покажи наговештај</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Досад најбољи потез за {numbers}. Прво долази оно што је од њега остало:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Прихватити</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Најбољи дублети за избор</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Најбољи потез за {numbers} је {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Најбољи потези за {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Најбољи начин да се настави:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Нема наговештаја: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Овде нема шта да се одлучи.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Размишља…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Ово поклања {cost}: најбољи потез за {numbers} је {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Ово је најбољи потез за {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Са наговештајима или приказаним шансама овај меч се рачуна као вежба и не мења ваш рејтинг.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>цена {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>двострука партија {chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>еквити {equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>гемон {chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>победе {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Најбољи избори</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Шансе за победу у овој партији</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Наговештаји</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Играј даље без овог наговештаја (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Прикажи шансе после сваког потеза</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Мотор размишља</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу и мечеви не могу да се прикажу. Они су сачувани; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Један коментар није могао да се смести ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Део анализе није могао да се прочита ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Део архиве је оштећен; остатак је задржан.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Део датотеке је оштећен ({quote}); остатак је задржан.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Један играч нема име у датотеци.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Недостаје потез пре постављене позиције.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Недостаје потез пре „{quote}“.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Друга линија је изостављена ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>У овој позицији партија је завршена.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Не може да се прочита.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Име или путања је предугачка.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Изостављено</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Одједном се чита највише {quote} датотека.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Необично</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Прочитани су само први мечеви датотеке; изостављено мечева: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Прочитано, {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Прочитано без напомена.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Поправљено</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Недостаје одговор на дуплирање; прочитано је као прихватање.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Коцка стоји на {quote} и не може да буде већа; даља дизања су изостављена.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Датотека не каже колико је меч дуг; претпостављено поена: {quote}.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Датотека не каже која је игра. Прочитана је као ова: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Датотека се прекида у средини; оно што постоји је задржано.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Датотека није прочитана до краја, јер је предугачка или има превише грешака; скраћених или изостављених партија: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Датотека није прочитана до краја, јер је предугачка; оно што следи је изостављено.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Партија почиње дублетом {quote}; задржан је.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Партија нема исход.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Игра „{quote}“ није позната; прочитана је као бекгемон.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>Заглавље наводи играче обрнутим редом; ишло се по колонама.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Допуњен је једини могући потез за бацање {quote}.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Недостаје потез за бацање {quote}.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Потез „{quote}“ не може да се одигра на овој табли; табла је остављена каква је била.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Потез „{quote}“ није по правилима; задржан је како је записан.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>Позиција нема жетона за једног играча; изостављена је.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Исход у датотеци ({quote}) не одговара партији; одлучује табла.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Исход у датотеци ({quote}) не следи из партије; задржан је.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Резултат у датотеци ({quote}) не следи из претходних партија; задржан је.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Текст није UTF-8; прочитан је као {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>У овој датотеци нема партије.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>У овом тексту нема ID-а позиције.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такве датотеке нема.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Овај меч програма BGBlitz садржи више од {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>У овом мечу програма BGBlitz нема партија.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Овај меч програма BGBlitz је оштећен ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ова анализа програма GammonView је оштећена ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>У овом мечу OGXM нема партија.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Овај меч OGXM је оштећен ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Овај меч OGXM је дужи од {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>У овој датотеци SGF нема партије бекгемона.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Ова датотека SGF садржи другу игру, а не бекгемон (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Ова датотека SGF садржи другу игру, а не бекгемон.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>У овој датотеци програма eXtreme Gammon нема партије.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ова датотека је празна.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ова датотека је дужа од {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Ово је JSON, али не меча који је овде познат.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Ово је PDF документ, а не меч.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Ово је PostScript документ, а не меч.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Ово је база података, а не меч.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Ово је филм или слика, а не меч.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Ово је филм, а не меч.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Ово је партија игре Коан ки, коју игра само прозор Коан ки и ниједан други формат је не садржи.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Ово је слика, а не меч.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Ово је позиција као текст, али не може да се прочита: нема ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ово је позиција као текст, али не може да се прочита: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Ово је програм, а не меч.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Ово је звучна датотека, а не меч.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Ово је текстуални документ (RTF), а не меч.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Ово је текст без меча или позиције.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Ово је веб-страница, а не меч.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Ово је Office документ, а не меч.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Ово је XML датотека, а не меч.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Ово је архива: прво је распакујте.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Ово је имејл без меча.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Ово је датотека програма eXtreme Gammon која не може да се прочита, а не меч.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Ово је стари Office документ, а не меч.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Ово није позиција из партије: партија је завршена.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Ово није меч програма BGBlitz.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ово није позиција по правилима: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Ово није обична датотека.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Ово није текстуална датотека ни познат меч.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Ово није текстуална датотека.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Ово није меч OGXM.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Ово није датотека програма eXtreme Gammon.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Ово личи на SGF, али у њему нема партије.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Ово личи на меч са GamesGrid, али у њему нема партије.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Ово личи на меч програма JavaFIBS, али у њему нема партије.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Ово личи на позицију програма Snowie, али недостају поља записа.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Ово личи на позицију програма Snowie, али {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Ово личи на меч са TrueMoneyGames, али у њему нема партије.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Ово личи на датотеку меча, али у њој нема партије.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Ово личи на датотеку програма eXtreme Gammon, али не каже ко је играо.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Ово личи на датотеку програма eXtreme Gammon, али у њој нема партије.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Овај запис меча је оштећен или је из другог програма: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Овај запис меча је оштећен: није UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Овај запис меча је дужи од {quote} знакова.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ова текстуална датотека има више од {quote} редова.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Ова текстуална датотека је дужа од {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Овај текст не садржи меч бекгемона.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Оно што датотека каже о предаји није могло да се прочита.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Немате дозволу да је читате.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>партија {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ред {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} није отворено.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ не одговара ни на шта; изостављено је.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>„{quote}“ није бацање две коцкице; потез је изостављен.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ није разумљиво.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>„{quote}“ није разумљиво и изостављено је.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“: коцка овде није могла да се окрене; постављена је како каже датотека.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Извештај о увозу</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Напомене</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Придружи се</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Стани</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Гледај</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Позивница</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Придружи се столу</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Налепите добијену позивницу, са Ctrl+V.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Сто се тражи…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Гледај сто</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>За столом сте; меч ће се видети овде чим почне.</translation>
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
        <translation>&amp;Стани</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Ток анализе</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1 полупотез</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 полупотеза</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 полупотеза</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4 полупотеза</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>Одлука о коцки нема вредност без коцке.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Први поглед: меч траје око секунде.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Прихватити</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Досад анализирано: {judged} од {plays} потеза.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Анализа одлуке</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Оба играча су затворена.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Оба играча имају жетоне на истом пољу.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Блиски потези према бацању после њих. Уобичајен избор за игре са сопственом мрежом.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Још дубље: меч траје много минута.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Најдубље</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Најдубље анализе</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Сваки близак потез са 3 полупотеза, што одговара нивоу „Светска класа“.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Свака позиција ове игре је решена: дубље не постоји.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Све са 2 полупотеза, а са 3 тамо где то може да промени оцену. Уобичајен избор.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Тачно</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>У мечу</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Враћа се само кад се њена датотека поново отвори; ово не може да се опозове.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Дужи ролаути</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Најдужи ролаути</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Срећа бацања: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>При овом резултату Крофордова партија није могућа.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Овде нема одлуке.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Ниједан мотор овде не може да анализира ове игре по овим правилима: {games}. Наговештаји раде у свакој игри.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Нико није на потезу.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Још није анализирано: притисните Анализирај… доле, или F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Једна одлука се анализира одмах.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Једна одлука траје неколико секунди, највише око минут.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Једна одлука траје неколико секунди.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Једна одлука траје до неколико минута.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Почетно бацање</translation>
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
        <translation>Пас</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играти даље</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Брзо и прилично добро: меч траје неколико секунди.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Уклонити анализу {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Предати</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Ролаут {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Ролаути се играју по правилима бекгемона, а овај меч има друга правила.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Кратки ролаути</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Прихватити</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Цена предаје позната је само у мечевима са Крофордовим правилом.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Мотор овде ништа није могао да анализира.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Мотор не познаје игру {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Мотор је отказао ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Мотор је неочекивано стао.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партија је завршена.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Партија може да се заврши у следећа два бацања.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Меч је завршен.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Мреже које оцењују ове игре ({games}) гледају највише овако дубоко: {depth}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Играч на потезу нема одлуку о коцки.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Запис се овде завршава.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Јаки мотор се не учитава: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>По страни има {quote} жетона, а не 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Није преостало ништа за анализу.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Ова анализа не говори ништа о овом тренутку.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Овај одговор био би противникова грешка.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Овај потез није по правилима: не оцењује се, а меч се после њега наставио.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Да би је поново било, меч мора поново да се анализира.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Два круга</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Два круга, затим дуги ролаути блиских одлука: сати.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Два круга, затим ролаути блиских одлука: већи део сата.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Два круга, затим кратки ролаути блиских одлука: минути.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Оно што је још блиско према следећа два бацања, онолико дубоко колико гледа мрежа ове игре.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Оно што мотор зна о овој игри не може да се прочита ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Оно што мрежа ове игре каже одмах: неколико секунди.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Са дубљим анализама</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Ви бацате</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>груба грешка, кошта {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>грешка, кошта {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>одговор на бивер</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>одговор на дуплирање</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>одговор на видру</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>одговор на ракун</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>одговор на редуплирање</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>одговор на предају</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>кошта {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>дуплирати?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>сумњиво, кошта {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>мало одлука</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>бира дублет</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>предаја</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>исправно</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>стандардна грешка {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>незавршено</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>добија {win} (гемони {win_gammon}), губи {lose} (гемони {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} до {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} баца</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (мало одлука)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} није потез по правилима: не оцењује се, а меч се после њега наставио.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>анализирано {share}</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Дубље</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Стани</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Анализирај одлуке овог меча (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Анализирај…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Избори у овој позицији</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Ток анализе</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Заустави анализу; анализирано се чува (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Одлучујте на табли: оцена долази одмах.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>Игра држања на пољу 5</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Игра на пољу 1</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Црни одговара бивером на дуплирање белог.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Црни одговара ракуном на бивер.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Црни дуплира.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Црни треба да одигра {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Црни је на потезу.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Црни има коцку на {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Црни игра {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Црни баца</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Одговор црног</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Коцка црног</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Оба играча су на бару пред затвореном кућом.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Оба играча имају жетоне на истом пољу.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>Жетони у овој игри не могу тако да стоје.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Празна табла</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Последњих шест жетона</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Гледање позиције…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Губи {win} · гемони {gammon} · бекгемони {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Накгемон</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Ниједан играч одавде више не може да се помери.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>У овој позицији нема шта да се одлучи.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Бацити</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Слично</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Почетак ове игре</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Таква понуда коцке овде није дозвољена.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Табла остаје каква јесте: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Коцка је у средини на {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Партија је завршена: добио ју је црни.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Партија је завршена: добио ју је бели.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Партија је завршена: нерешено.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Нема ни XGID-а, ни GNU Backgammon ID-а, ни текста програма bgdesk; табла остаје каква јесте.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>На табли нема жетона.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>У Крофордовој партији нема коцке.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>У овом мечу нема коцке.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Бели одговара бивером на дуплирање црног.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Бели одговара ракуном на бивер.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Бели дуплира.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Бели треба да одигра {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Бели је на потезу.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Бели има коцку на {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Бели игра {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Бели баца</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Одговор белог</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Коцка белог</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Добија {win} · гемони {gammon} · бекгемони {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>одигран</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>пробан</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>Бекгејм {points}</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n црни жетон је изнет иако остали нису у кући.</numerusform>
            <numerusform>%n црна жетона су изнета иако остали нису у кући.</numerusform>
            <numerusform>%n црних жетона је изнето иако остали нису у кући.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n бели жетон је изнет иако остали нису у кући.</numerusform>
            <numerusform>%n бела жетона су изнета иако остали нису у кући.</numerusform>
            <numerusform>%n белих жетона је изнето иако остали нису у кући.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Један играч већ има %n поен, колико треба у овом мечу.</numerusform>
            <numerusform>Један играч већ има сва %n поена овог меча.</numerusform>
            <numerusform>Један играч већ има свих %n поена овог меча.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Црни има %n жетон, што у овој игри не постоји.</numerusform>
            <numerusform>Црни има %n жетона, што у овој игри не постоји.</numerusform>
            <numerusform>Црни има %n жетона, што у овој игри не постоји.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>По договореним правилима на пољу сме да стоји %n жетон.</numerusform>
            <numerusform>По договореним правилима на пољу смеју да стоје %n жетона.</numerusform>
            <numerusform>По договореним правилима на пољу сме да стоји %n жетона.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>У прегради недостаје %n црни жетон: прво склоните неки са табле.</numerusform>
            <numerusform>У прегради недостају %n црна жетона: прво склоните неке са табле.</numerusform>
            <numerusform>У прегради недостаје %n црних жетона: прво склоните неке са табле.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>У прегради недостаје %n бели жетон: прво склоните неки са табле.</numerusform>
            <numerusform>У прегради недостају %n бела жетона: прво склоните неке са табле.</numerusform>
            <numerusform>У прегради недостаје %n белих жетона: прво склоните неке са табле.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Бели има %n жетон, што у овој игри не постоји.</numerusform>
            <numerusform>Бели има %n жетона, што у овој игри не постоји.</numerusform>
            <numerusform>Бели има %n жетона, што у овој игри не постоји.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Понови измену (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Вуци потезе на табли као у партији (P); поново: постављање</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Понови</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Поставка</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Врати последњу измену (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Пробај потез</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Опозови</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Оно што се овде постави остаје сачувано (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Боја клика</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Лабораторија позиција</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Опозови</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>О овој позицији</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Кандидати</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>Коцка</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Бацања</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Резултати</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Хици</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Још нисте завршили меч против рачунара. Одиграјте један: његов исход биће овде.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low} до {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} од {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Играј…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Готово је сигурно да добијате више од половине мечева.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Резултати против противника</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Удео (интервал 90 %)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Јачина</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Добијено</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Особа за овим рачунаром</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Рачунарски играч: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Накнадна пријава</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Име</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Ко касни</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Ко касни? Игра од следећег кола.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Ко касни? Игра на месту слободног кола.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>Још %n меч…</numerusform>
            <numerusform>Још %n меча…</numerusform>
            <numerusform>Још %n мечева…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Заврши га…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Како се игра</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Нови меч…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Још једном?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Један клик га почиње. Можете да станете у било ком тренутку и наставите касније: ништа се не губи.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Играј</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Играј поново</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Настави</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>У току</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>У току · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Ваш први меч</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Сва</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Вечери које се рачунају</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Лига</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Нема</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Поени по пласману</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Поени у лиги по пласману, на пример {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Поени за пласман су бројеви, на пример {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Најбоље: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Коцка: {found} од {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Одлучујте на табли, као у партији. S показује одговор, K прескаче, Esc прекида.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Дуплирати или не?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Нађено</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Нађено касније</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Нађено, али не одмах.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Нађено: довољно близу.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Нађено: то је најбоље.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Партија {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>У мечу је ваш избор био {answer}, што је коштало {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>У мечу је ваш избор био {answer}, што је било исправно.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>У мечу {name} бира {answer}, што је коштало {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>У мечу {name} бира {answer}, што је било исправно.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Потези: {found} од {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Није нађено</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Није нађено.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Редуплирати или не?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Прескочено</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Прихватити или пас?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Прихватити, пас, или поново окренути коцку?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Мотор гледа ваш одговор…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Има боље: {answer} поклања {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Овај одговор није могао да се оцени. Дајте други, или тражите да се покаже.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Овај меч још није анализиран: после тога можете да учите из њега.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Који је најбољи потез?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Поново одлучујете тамо где је било грешака. Међу њима су и неке исправне одлуке, и ништа не одаје одговор пре него што дате свој.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Нашли сте {found} од {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Овде сте ви одлучивали.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Ваш одговор: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Ваш одговор: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>дуплирање</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>без дуплирања</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>без редуплирања</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>редуплирање</translation>
    </message>
    <message>
        <source>take</source>
        <translation>прихватање</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Овде одлучује {name}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} од {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n грешка која кошта {cost} или више.</numerusform>
            <numerusform>%n грешке које коштају {cost} или више.</numerusform>
            <numerusform>%n грешака које коштају {cost} или више.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Поново %n промашену</numerusform>
            <numerusform>Поново %n промашене</numerusform>
            <numerusform>Поново %n промашених</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>%n од њих сте већ раније нашли.</numerusform>
            <numerusform>%n од њих сте већ раније нашли.</numerusform>
            <numerusform>%n од њих сте већ раније нашли.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Анализирај…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Учење из овог меча</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Питања досад</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Покажи одговор</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Почни</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Покушај поново</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Чије грешке</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Обоје</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Учење из овог меча</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Ја</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Партије у сесији</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Партија:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Врста игре</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Сесија за новац</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Друга дужина:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Поени</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Меч на поене</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Поени меча</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Неограничено</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Коцка</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Лупе</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Следећа бацања</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Лупа за резултате</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Хици</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>1C</source>
        <extracomment>Head of a row or column: 1-away in the Crawford game. As short as can be</extracomment>
        <translation>1К</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>После бацања је ± {percent}, обојени појас.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Све ово важи за игру за новац, пре бацања. Нису сви жетони у кући: пут дотле се много пута проба, па EPC може да промаши за {error}; одатле су бацања тачна. Једнострано: обоје играју за најмање бацања, а коцку оцењује модел.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Све ово важи за игру за новац, пре бацања. Бацања су тачна за онога ко игра за најмање бацања у просеку. Једнострано: обоје играју тако, а коцку оцењује модел.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Било који блот</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Ни при једном од ових резултата овај играч не сме да дуплира.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>При {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>При {percent} победа модел каже {nd} без дуплирања, {dt} после прихватања и {dp} после паса.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>При {percent} победа модел каже {nd} без дуплирања.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Пре</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Праг паса</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Коцка</translation>
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
        <translation>Мртва коцка</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Дубина</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разлика</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Несреће</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Дуплирати и редуплирати; прихватити</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Обострани меч-поен</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Дуплирати, не редуплирати; прихватити</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Дуплирање, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Дуплирање, прихватање</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Дуплирати; пас</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Праг дуплирања</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>Мотор</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>Процењено према шансама при садашњем резултату</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Тачно, коцка у средини: {nd} без дуплирања, {dt} после прихватања, {dp} после паса.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Тачно, коцка у поседу: {nd} без редуплирања, {dt} после прихватања, {dp} после паса.</translation>
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
        <translation>Цена гемона</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Гемони</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Како</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Џокери</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Жива коцка</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Просек</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Игра за новац</translation>
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
        <translation>Без дуплирања</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ту нико не сме да дуплира.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Још није оцењено.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>На потезу</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Једнострано</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Пипови</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Цена, окренута коцка</translation>
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
        <translation>Вредност поседа коцке</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Редуплирање, прихватање</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Бацања</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Само улози</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Стандардно одступање</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Праг прихватања</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Мотор оцењује…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Мотор: {nd} без дуплирања, {dt} после прихватања, {dp} после паса.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Тачне вредности се рачунају…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Бројке кажу за колико је најбољи избор бољи од следећег.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Бројке кажу колико одиграни потез тамо поклања.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Тржиште је изгубљено после {pairs} од 1.296 низова бацања и одговора ({share}), и после {rolls} од 36 бацања бар код половине одговора.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Противнику треба још {away}</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Противнику треба 1 поен, у Крофордовој партији</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Играчу који одлучује треба још {away}</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Играчу који одлучује треба 1 поен, у Крофордовој партији</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Праг за предобро</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Двострано</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Расипање</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Победе</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>не може да се помери</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>ударало пре измене</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>несрећа: {number} испод просека, или више</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>дуплирање и пас после {count} од 36 одговора</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>дуплирање и прихватање после {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>оцењено</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>тачно</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>формула</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>ударало</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>удара</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>удара 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>удара тек после измене</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>џокер: изгубљено после половине одговора, или више</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>џокер: тржиште је изгубљено после сваког одговора</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>џокер: {number} изнад просека, или више</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>изгубљено после неких одговора</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>новац</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>углавном ни дуплирање</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>без дуплирања после {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>вредност поседа коцке</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>прагови прихватања: на потезу, противник</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>Оцењује се {count} од 21 различитог бацања…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} каже „{said}“, а број потребних бацања „{right}“.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} каже „{said}“, сасвим тачно је „{right}“.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} изнад просека, или више</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} испод просека, или више</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>још {own} против још {theirs}</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>још {own} против још {theirs}, Крофордова партија</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>још {own} против још {theirs}, после Крофордове партије</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>поље {point}</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ је процена док мотор не оцени тај резултат.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Лупа за резултате</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Ваш ниво је PR {rate} ± {interval} (90 %): прва процена {guess}, поправљена са %n одлуком која се рачуна. Статистика кроз време наводи прост просек, без процене.</numerusform>
            <numerusform>Ваш ниво је PR {rate} ± {interval} (90 %): прва процена {guess}, поправљена са %n одлуке које се рачунају. Статистика кроз време наводи прост просек, без процене.</numerusform>
            <numerusform>Ваш ниво је PR {rate} ± {interval} (90 %): прва процена {guess}, поправљена са %n одлука које се рачунају. Статистика кроз време наводи прост просек, без процене.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Замењује га једноставни играч: BGDESK_ENGINE каже {detail}; може да буде plain или sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Замењује га једноставни играч: мотору треба {detail} из Visual C++ runtime; то недостаје.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Замењује га једноставни играч: процесор нема {detail}, што је мотору потребно.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Замењује га једноставни играч: јаки мотор није направљен за овај рачунар.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Замењује га једноставни играч: јаки мотор је искључен преко BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Игра мала мрежа увежбана за ову игру; PR се мери само у бекгемону.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Напредни</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Почетник</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Кавгаџија</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Рекреативац</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Опрезни</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Дуплира прерано.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Дуплира прекасно и пасира оно што треба да прихвати.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Стручњак</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Удара кад год може, и незаштићено у својој кући.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Чувар</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Држи се сидра дуго пошто је време да оде.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Средњи</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Његово брзо језгро овде не може да се учита, дневник каже зашто: анализа траје око четири пута дуже.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Његово брзо језгро не познаје ову његову верзију: анализа траје око четири пута дуже.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Његово брзо језгро је оштећено или друге верзије: анализа траје око четири пута дуже.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Његово брзо језгро је искључено преко BGDESK_CORE: анализа траје око четири пута дуже.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Његово брзо језгро овде није компајлирано: анализа траје око четири пута дуже.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Оставља што мање хитаца, и тамо где би требало да буде смео.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мајстор</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Ниједан ваш меч још није анализиран: ваш ниво је процена, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR (performance rating) каже колико просечна одлука поклања: што ниже, то јаче.
Играчи светске класе су око 3, турнирски стручњаци око 6, добри клупски играчи око 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR око {rate}, процена</translation>
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
        <translation>Игра мало боље од вас</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Игра на вашем нивоу</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Тркач</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Прерано бежи задњим жетонима и напушта сидра.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Партнер за тренинг</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Плаховити</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Најјачи</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Шансе у овој игри су тачно познате; PR се мери само у бекгемону.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Јаки мотор не познаје ову игру: игра је једноставни играч, слабији него што пише.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Плашљива коцка</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Светска класа</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Ваш противник задржава своју јачину током целог меча, шта год коцкице радиле.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>замењује га једноставни играч</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>игра на PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>игра на PR {rate} према процени</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>игра на PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>рејтинг {rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Други програм држи библиотеку {subject}: ово није сачувано; све пре тога јесте.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Други програм управо пише у {subject}; ништа није пребрисано.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Изгубљене анализе, које могу поново да се направе: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Ништа у њој не може да се прочита, а нема њене резервне копије.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Ништа у библиотеци {subject} не може да се прочита, а нема њене резервне копије: започета је нова; стара датотека се чува као {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>У библиотеци {subject} нема ничега.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>У библиотеци {subject} није било ничега, а нема њене резервне копије: започета је изнова.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Ништа неће недостајати.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Подаци нису могли да се преместе у {folder} ({detail}). Ништа није премештено.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Диск је пун: ово није могло да се сачува у {subject}; све пре тога је сачувано.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Датотека {subject} не садржи библиотеку која може да се прочита; ништа није измењено.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Датотека {subject} није библиотека програма bgdesk; остављена је каква јесте.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Датотека {subject} је сама садашња библиотека; ништа није измењено.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Фасцикла {folder} је део садашње; изаберите другу. Ништа није премештено.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Библиотека је исправна: свака страница и сваки меч могу да се прочитају.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Библиотека је била оштећена и поправљена је; ништа не недостаје. Стара датотека је {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Библиотека је била оштећена. Све што још може да се прочита налази се у новој; стара датотека се чува као {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>У библиотеку {subject} не може да се пише; све раније сачувано остаје.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Резервна копија библиотеке {subject} данас није могла да се направи ({detail}); сама библиотека је исправна.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Библиотека {subject} није могла да се користи ({detail}); све раније сачувано остаје.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} је оштећена, па њена копија није направљена; ништа није измењено.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} је оштећена. Затворите bgdesk и покрените га поново: тада се све што може да се прочита ставља у нову библиотеку, а стара датотека се чува.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} је оштећена; остављена је каква јесте.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} је оштећена; ништа у њој није измењено. При следећем покретању све што може да се прочита ставља се у нову, а стара датотека се чува.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Библиотека {subject} је нестала и започета је нова. Постоји њена резервна копија, која може да се врати: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Библиотека {subject} је нестала. Постоји њена резервна копија, која може да се врати: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} је отворена у програму bgdesk; прво је тамо затворите. Ништа није измењено.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Уместо ње користи се библиотека {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} је била празна (0 бајтова), а нема њене резервне копије: започета је нова.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} је премештена или уклоњена док је била отворена: ово није сачувано.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеку {subject} записао је новији bgdesk; остављена је каква јесте.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Библиотеку {subject} записао је ранији bgdesk, а њена резервна копија не може да се направи ({detail}); остављена је каква јесте.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Меч {subject} не може да се прочита ({detail}); остављен је какав јесте.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Меч {subject} је отворен у другом прозору програма bgdesk; прво га тамо затворите.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Меч {subject} изменио је други програм; ништа није пребрисано.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Меч {subject} је уклоњен у другом прозору: његова анализа је прекинута и ништа више од ње се не чува.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Најновији потези можда недостају, јер је оштећена и датотека која их је садржала.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>Следеће покретање пуни је оним што може да се прочита из старе.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Путања библиотеке {subject} је предугачка; потребна јој је фасцикла са краћом.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>У {folder} већ има података програма bgdesk; изаберите другу фасциклу. Ништа није премештено.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Нема њене резервне копије: следеће покретање започиње нову.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} још не постоји; bgdesk је прави при првом покретању.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} не постоји.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>У библиотеци нема меча {subject}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>На диску фасцикле {folder} нема довољно места. Ништа није премештено.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Ови мечеви су изгубљени: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Ови мечеви су враћени из резервне копије {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Ови мечеви не могу да се прочитају: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Овим мечевима недостају потези на крају: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Ови мечеви ће се вратити из резервне копије {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Овај турнир не може да се прочита ({detail}); остављен је какав јесте, као и његови мечеви.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Овог турнира више нема у библиотеци.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Овај турнир је отворен у другом прозору програма bgdesk; прво га тамо затворите.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Садржај фасцикле {subject} није могао да се баци у смеће; можете сами да га уклоните.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Ваши подаци су у {folder}, што {service} синхронизује. Док играте, може да копира напола записану библиотеку, или да на њено место стави старију са другог рачунара. Боље држите податке само на овом рачунару, а резервну копију правите на {service}; или овде затворите bgdesk и пустите да {service} заврши пре него што га тамо отворите.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>меч чији је познат само ID ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk је био прекинут и од тада датотеке {subject} нема: оно што је последње одиграно можда недостаје.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>још {count}</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} против {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Настави</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Друге линије одавде</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Уклони</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Настави</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Придружи се са позивницом…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>Напу&amp;сти сто</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Отвори сто…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>&amp;Гледај са позивницом…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>На &amp;серверу…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>&amp;Копирај позивницу за гледање</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Мечеви са другима који трају</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Отворите сто и пошаљите позивницу, или се придружите са позивницом коју сте добили.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>На &amp;таблу</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Прво укуцајте име: други играч га види.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Са другима</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Ваше &amp;име</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Меч чека да се укуцају коцкице.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Овај меч не може да се отвори ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Како?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу и ово није могло да се отвори или сачува. Садржај библиотеке је сачуван; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Нађи меч</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Нађи играча, догађај или датотеку</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Мечеви</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Анализирај (F7) овде показује како су ишле шансе</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Ток меча</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Анализирано</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Датум</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Датотеке</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Мечеви</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Име</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Поени</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Исход</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Ознаке</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>додато {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>делимично</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>неограничено</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>да</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Добили сте на време при {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Добили сте сесију {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Добили сте {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>не може да се прочита</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>предато при {white} : {black}, добили сте</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>предато при {white} : {black}, добија {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>сесија завршена нерешено, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>у току, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} добија на време при {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} добија сесију {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} добија {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} против {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} против {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Сви мечеви…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Сви…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Оно што играте и отворите чува се овде. Кликните на меч да га поново видите, а кад је анализиран, и колико је који потез коштао.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Ваши мечеви</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализирај</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>Ко&amp;лоне</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Настави</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>Обриши &amp;трајно…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Још…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>Нови &amp;меч…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отвори</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>&amp;Уклони</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>О&amp;знаке…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Анализирај &amp;све</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Анализира сваки меч који још није анализиран, у позадини; можете да станете у било ком тренутку</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Корпа</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Трајно обрисати %n ставку из корпе, са свим анализама?</numerusform>
            <numerusform>Трајно обрисати %n ставке из корпе, са свим анализама?</numerusform>
            <numerusform>Трајно обрисати %n ставки из корпе, са свим анализама?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Мечеви</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Овде ништа не садржи све те речи.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Отвори &amp;датотеку…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиције</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>&amp;Преименуј</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Уклони</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Уклонити оно што је обележено? Партија игре Коан ки не може да се врати.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Сачувај &amp;копију као…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Корпа је празна. Оно што уклоните остаје овде 30 дана и може да се врати.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Коцкице мечева који су у току онда никада неће моћи да се провере.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Датотеке из којих су мечеви прочитани остају тамо где јесу.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Овде још нема мечева.
Почните нови или отворите датотеку било ког програма: овде се чува оно што играте и што отворите.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Овде још нема позиција. Налепите XGID или другу позицију са Ctrl+V у прозору.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Ова партија је отворена у прозору Коан ки; затворите га пре него што је уклоните.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Овај меч је на табли; погледајте неки други пре него што га уклоните.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Укуцајте их мање, или погледајте другу страницу.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Шта је на списку</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Први играч</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Мечеви</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Коло</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Други играч</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Стање</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Провери ове коцкице независно…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Тајна коцкица</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Провери коцкице</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Још: бацања и коцкице</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Још: бацања и коцкице</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Одиграј</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Укуцајте потез, на пример {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Како? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>На бару немате жетона; они у залихи пишу се {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>„{text}“ није потез. Укуцајте поља, на пример {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>У запису недостаје потез</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Обоје су бацили {die}: коцка на {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Табла је постављена руком</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Партија почиње овом позицијом</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Поставка је исправљена</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Добили сте почетно бацање: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>потез који није по правилима</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>дуплира на {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>није по правилима</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>бира {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>без дуплирања</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>без редуплирања</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>пасира</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>редуплира на {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>предаје</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>губи на време</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>прихвата</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} добија почетно бацање: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>још %n</numerusform>
            <numerusform>још %n</numerusform>
            <numerusform>још %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Бр.</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>друга линија</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>друга линија, склопљена</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Назад на партију</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Овде се појављују потези.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Играј даље одавде…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>По&amp;тражи на овој мрежи</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>Његов &amp;код</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Придружи се овом &amp;столу</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Досад се није јавио ниједан сто; питање се стално понавља.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Столови на овој мрежи</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>пун</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n одлука у оваквим позицијама</numerusform>
            <numerusform>%n одлуке у оваквим позицијама</numerusform>
            <numerusform>%n одлука у оваквим позицијама</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Прегледање ваших мечева…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Мечеви се још читају.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Од %n одлуке у вашој библиотеци ниједна није донета у оваквој позицији.</numerusform>
            <numerusform>Од %n одлуке у вашој библиотеци ниједна није донета у оваквој позицији.</numerusform>
            <numerusform>Од %n одлука у вашој библиотеци ниједна није донета у оваквој позицији.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Само са овим бацањем</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Овакве позиције</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Ово што је постављено није позиција која може да настане.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>У вашој библиотеци још нема мечева: отворите неки (Ctrl+O) или га одиграјте.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Сваку партију игра мотор који је најбоље познаје; PR се мери само у бекгемону.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Дужина</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Нови меч</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Прочитајте правила изабраног ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Почни</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Сва правила и коцкице</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Сва правила и коцкице</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>Извуци &amp;жреб</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Врста</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>И&amp;ме</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Као на списку</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>По жељи</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Из група морају да прођу бар двоје.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Мора да учествује бар двоје.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Насумично</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>По рејтингу</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Клупски швајцарски: пет кола до 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Двоструко испадање, 8 играча</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Жреб</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Осам играча: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Вече са 16 играча: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>За ове групе мора да учествује бар {least}.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Четири групе по 4, па испадање</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Кућна правила и коцка су из вашег последњег новог меча; Џејкобијевом правилу овде није место. Сваки меч између рачунара се заиста игра, у позадини, и може да се погледа.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Куп у хипергемону</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>У овом облику може да учествује највише {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Свако са сваким, 4 играча</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Куп у тавлију до 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Поени по колима су бројеви од 1 до {most}, на пример {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Турниру је потребно име.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Са &amp;сатом: 2 минута по поену и 12 секунди по потезу</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Ниједан прегледач не отвара {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Постоји новија верзија програма bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Погледај сада</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Отвори страницу за преузимање</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Стани</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Пита се…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Потражи новију верзију</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Постоји новија верзија: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Имате bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Имате најновију верзију.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk пита {host} који је број најновије верзије и не говори ништа о вама, вашем рачунару или верзији; као код сваке странице коју отворите, {host} види вашу интернет адресу.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Мапа тржишта: после којих бацања је тржиште изгубљено</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Овде нико не треба да баца.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Мапа температуре</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Мапа температуре: колико свако бацање вреди</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Одговор на најбољи потез</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Одговор на одиграни потез</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Бацање играча</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Шта се приказује за свако бацање</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Ко треба да баца, овде не може да дуплира, па нема тржишта.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Чија бацања</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>По Холандовом правилу нико не сме да дуплира пре него што обоје имају по два потеза у овој партији.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>У Крофордовој партији нико не сме да дуплира.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Коцка је мртва: при овом резултату играч на потезу добија меч и са коцком каква јесте.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Коцка је код противника: само власник сме да дуплира.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>У мечу до 1 поена нема коцке.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Ова игра се игра без коцке.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Затвори ово обавештење</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Прикажи</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Покушај поново</translation>
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
        <translation>{number} овде не одговара: тражи се број од {least} до {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Отвори сто</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Отвори сто</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>коцкице оба играча</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Име</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Јачина</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>Јачина б&amp;елог</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Црни</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Рачунар против рачунара</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Свеједно</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Гост</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Игра као људи ове јачине</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Неко за другим рачунаром, ко год има позивницу.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>&amp;Стил</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Ја&amp;чина црног</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Јачина</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Јачина црног</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Стил</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Рачунар</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Два играча, један рачунар</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Бели</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Ваши жетони</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Крофордово правило</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Холандово правило</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Џејкобијево правило</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>ново почетно бацање за сваку партију</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>највише пет на пољу</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>аутоматска дуплирања се рачунају за Џејкобијево правило</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>бекгемон само са жетоном на бару</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>бивери</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>бивери и ракуни</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>бивери, ракуни и видре</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>сат</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>четири поена за жетон на бару</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>сесија за новац</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>без коцке</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>без ударања и бежања у кући</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>дозвољени делимични потези</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>неограничена аутоматска дуплирања</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>неограничени бивери и ракуни</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>после {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>допуна за {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>следи {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>уместо {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>остало од противника</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>изабрано после {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>бачено поново</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Нови турнир…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Отвори</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>Табела &amp;сезоне…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>О&amp;позови уклањање</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Почетак</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Учесници</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Како стоји</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Уклони</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Још нема турнира. Почните један: шеснаест играча, мечеви до седам поена, финале до девет. Своје мечеве играте за таблом, а рачунари за то време своје.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Турнири</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>одиграно {done} од %n меча</numerusform>
            <numerusform>одиграно {done} од %n меча</numerusform>
            <numerusform>одиграно {done} од %n мечева</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Независна провера ових коцкица</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Ништа није сачувано у {folder}: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Запис меча и скрипт од неколико редова су у {folder}. Отворите тамо терминал и укуцајте: {command} и иза тога отисак који сте записали. Потребан је Python, али не и bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Ниједан ваш меч још није анализиран. Отворите неки из костура и анализирајте га, или у подешавањима укључите анализу кад се меч заврши.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>PR са интервалом од 90 %. Enter приказује меч.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Ваша игра, меч по меч</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Назад</translation>
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
        <translation>Превуците да проширите панел; двоструки клик враћа уобичајену ширину</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Име како треба да се приказује; имена у мечевима остају каква јесу.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Гост</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Ви</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Још једном?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Лепа партија.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Срећно.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Здраво!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Лепо бацање.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Само тренутак.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Хвала.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Добро одиграно.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Очекивано</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Место</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Пласман</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Поени</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Добијено</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Коцкице</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Противник</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Од ове позиције почиње вежбовни меч.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Овде почиње вежбовни меч, по истим правилима. Овај меч остаје какав јесте.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Црни</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Нове коцкице</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Играј даље</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Играј даље одавде</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Праве коцкице, укуцане</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Врати довде</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Каснији потези се бришу, а меч се рачуна као вежба.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Иста бацања као у мечу, докле их има</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Два играча, један рачунар</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>При враћању баци поново исте коцкице</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Бели</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Ви играте</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>пипова</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Кликните на поље: заузео играч, блот, празно, било шта. Десни клик: противниково. Тастери: стрелице, Space, Shift+Space, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Поља позиције</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>блот противника</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>блот играча</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>било шта</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>празно</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>заузео противник</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>заузео играч</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>поље {number}</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Коса црта прави фасциклу: Отварања/Одговори на {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Друга позиција има ово име и биће замењена.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Име ове позиције</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Позиција</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Картица је позиција у којој сте погрешили. О њој ћете бити питани поново: ускоро док је нова, а ретко кад је знате.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Нова картица.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Дуплирати</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Дуплирати или не</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лако</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Тешко</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Стало је код позиције {number}: увезите датотеку поново за остатак.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Знано</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Промашено</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Потез</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Скоро тачно: то кошта {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Још нема картица</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Без дуплирања</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Без одговора.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>За данас више ништа</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Отворите неки свој меч и дајте да се анализира: онда се нуде картице од ваших грешака.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Одиграјте меч, или отворите неки са стране, и дајте да се анализира.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Тачно: довољно близу најбољем.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Тачно: то је најбоље.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>После вашег последњег одговора нова анализа је нашла други најбољи одговор.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Прихватити</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Прихватити и поново окренути коцку</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Прихватити или пас</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Овај одговор није могао да се сачува и не рачуна се.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Овај одговор се није рачунао: на картицу је одговорено или је уклоњена у другом прозору.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Ово не мења кад картица долази на ред.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Погрешно: то кошта {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Промашили сте ову картицу, па долази још једном. Овога пута се не рачуна.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Ваше грешке</translation>
    </message>
    <message>
        <source>today</source>
        <translation>данас</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>сутра</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} до {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>за понављање: {number}</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>нових: {number}</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Питај поново</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Шпилови</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Извези за Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Нађи слично…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Како то ради</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Увези позиције…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Нови меч…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Још нема шта да се понавља: картица долази овамо кад се на њу први пут одговори.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Вежбање</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Вежбај</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Вежбај без рачунања</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Склоњено у страну</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Уклони</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Уклони…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Преименуј…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Почни</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Наредних 30 дана</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Тренажери…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Ко вежба</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Ове картице сте више пута промашили, или сте их склонили у страну. Више се не питају: уместо њих погледајте сличне позиције.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Ваши мечеви…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Ниједна од ових картица сада не може да се пита: можда их пита други прозор, или не могу да се прочитају.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Ниједна од ових одлука не може да се пита као картица.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Овде за данас више нема ничега.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу и картице не могу да се прикажу. Оне су сачуване; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Други скуп правила има ово име.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Име овог скупа правила</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Сопствено</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Моја правила</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Преименуј…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>Ску&amp;п правила</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Скуп правила</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Сачувај као…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Чува доња правила под именом, за поновни избор</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Меч са Крофордовим правилом и ничим другим.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Меч са Крофордовим правилом и Холандовим правилом после њега.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Сесија за новац са Џејкобијем и биверима; без аутоматских дуплирања.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Сесија за новац са Џејкобијем, биверима и једним аутоматским дуплирањем по партији.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Лежерно без коцке</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Клупски са Холандом</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>За новац са уобичајеним правилима</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Без дуплирања; гемони и бекгемони се рачунају.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Озбиљно за новац</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Турнирски</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>После најбољег потеза: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>После одиграног потеза: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>После {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Сачувај извештај</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Дневник није могао да се прочита: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Извештај је у {file}. Ништа није послато.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Извештај није уписан у {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip датотеке (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Зашто не ваш одговор?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Друга игра, друга правила…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Новац</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Играј против рачунара</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Јачина</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Бацања до изношења</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Ове вредности важе за трке као у бекгемону; овде трке нема.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (мало одлука)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 на пољу 1</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 на пољу 6, 1 на пољу 3, 7 на пољу 2</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Изношење</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Најбољи потез</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Црни има коцку на {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Црни баца</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Црни, бројано са стране црног</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Табла</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Обоје још 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Обоје још 7</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Коцка</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Обострани меч-поен: обоје још 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Дуплирање, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Дуплирање, прихватање</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Дуплира \ прихвата</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Дуплирање</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Ефективни пипови</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Еквити</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Лепо понашање</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Планови игре</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Цена гемона</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Треба гемон</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Треба гемон: вама још 2, противнику 1, Крофордова партија</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Спас од гемона</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Спас од гемона: вама још 1, противнику 2, Крофордова партија</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Поклања</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Речник</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Историја</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>Речима</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Оцена: {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Највећа предност за прихватање</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Најмања шанса за прихватање</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Најмања предност за дуплирање</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Најмања предност за редуплирање</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Новац</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Новац, окренута коцка</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Следећи</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Без дуплирања</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Потези отварања</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Пипови</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Удаљеност у пиповима</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Пипови {white} према {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Потез</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Играј даље одавде против бота</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Игра према резултату</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Добра игра</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Поља</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Заузета поља</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Потребни поени</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Трке и бројање</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Бацање</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Бацања од 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Бацања која уводе један</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Бацања која уводе два</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Сигурно или смело</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Резултат {score} од {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Удео</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Савети</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Пробај у лабораторији</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Расипање</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Бели, бројано са стране белог</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Бели има коцку на {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Бели игра {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Бели баца: дуплирати?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Бели добија {win}, гемоном {gammon}, а гемоном губи {lost}.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Бели добија {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Добија меч</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Без речи</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Ваши пипови</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} од поља 6 наниже</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} изнето</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} на бару</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} на {point}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Short: so many points still needed</extracomment>
        <translation>још {points}</translation>
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
            <numerusform>%n од 36 бацања удара вас двапут, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања ударају вас двапут, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања удара вас двапут, после {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n од 36 бацања удара вас где то кошта 10 пипова или више, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања ударају вас где то кошта 10 пипова или више, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања удара вас где то кошта 10 пипова или више, после {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n од 36 бацања удара вас, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања ударају вас, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања удара вас, после {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>Двапут удара %n од 36 бацања, после {best} {rolls}. Ударени играч: {name}.</numerusform>
            <numerusform>Двапут ударају %n од 36 бацања, после {best} {rolls}. Ударени играч: {name}.</numerusform>
            <numerusform>Двапут удара %n од 36 бацања, после {best} {rolls}. Ударени играч: {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>Где то кошта 10 пипова или више удара %n од 36 бацања, после {best} {rolls}. Ударени играч: {name}.</numerusform>
            <numerusform>Где то кошта 10 пипова или више ударају %n од 36 бацања, после {best} {rolls}. Ударени играч: {name}.</numerusform>
            <numerusform>Где то кошта 10 пипова или више удара %n од 36 бацања, после {best} {rolls}. Ударени играч: {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>Удара %n од 36 бацања, после {best} {rolls}. Ударени играч: {name}.</numerusform>
            <numerusform>Ударају %n од 36 бацања, после {best} {rolls}. Ударени играч: {name}.</numerusform>
            <numerusform>Удара %n од 36 бацања, после {best} {rolls}. Ударени играч: {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n од 36 бацања задржава противника на бару, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања задржавају противника на бару, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања задржава противника на бару, после {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n од 36 бацања пушта жетон да побегне иза најдужег блока, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања пуштају жетон да побегне иза најдужег блока, после {best} {rolls}.</numerusform>
            <numerusform>%n од 36 бацања пушта жетон да побегне иза најдужег блока, после {best} {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>После {best} блок је дуг %n поље, а сада само {length}.</numerusform>
            <numerusform>После {best} блок је дуг %n поља, а сада само {length}.</numerusform>
            <numerusform>После {best} блок је дуг %n поља, а сада само {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>После {best} заузето је више поља: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Сигурније је (удара %n од 36 бацања, после {best} {rolls}), али напушта поље: {points}.</numerusform>
            <numerusform>Сигурније је (ударају %n од 36 бацања, после {best} {rolls}), али напушта поље: {points}.</numerusform>
            <numerusform>Сигурније је (удара %n од 36 бацања, после {best} {rolls}), али напушта поље: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Сигурније је (удара %n од 36 бацања, после {best} {rolls}), али пропушта удар.</numerusform>
            <numerusform>Сигурније је (ударају %n од 36 бацања, после {best} {rolls}), али пропушта удар.</numerusform>
            <numerusform>Сигурније је (удара %n од 36 бацања, после {best} {rolls}), али пропушта удар.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Сигурније је (удара %n од 36 бацања, после {best} {rolls}), али дужина блока је {length}, а не {longer}.</numerusform>
            <numerusform>Сигурније је (ударају %n од 36 бацања, после {best} {rolls}), али дужина блока је {length}, а не {longer}.</numerusform>
            <numerusform>Сигурније је (удара %n од 36 бацања, после {best} {rolls}), али дужина блока је {length}, а не {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Пропуштате удар који противника враћа %n пип.</numerusform>
            <numerusform>Пропуштате удар који противника враћа %n пипа.</numerusform>
            <numerusform>Пропуштате удар који противника враћа %n пипова.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Пропуштате ударе који противника враћају %n пип.</numerusform>
            <numerusform>Пропуштате ударе који противника враћају %n пипа.</numerusform>
            <numerusform>Пропуштате ударе који противника враћају %n пипова.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} задржава поље {points}.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} прави поље {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} пропушта удар који противника враћа %n пип.</numerusform>
            <numerusform>{name} пропушта удар који противника враћа %n пипа.</numerusform>
            <numerusform>{name} пропушта удар који противника враћа %n пипова.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} пропушта ударе који противника враћају %n пип.</numerusform>
            <numerusform>{name} пропушта ударе који противника враћају %n пипа.</numerusform>
            <numerusform>{name} пропушта ударе који противника враћају %n пипова.</numerusform>
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
        <translation>&amp;Испразни овај списак</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Још ниједна датотека није отворена или сачувана</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Потез против правила</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Унеси га</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Унети га како је одигран?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Унеси потез како је одигран</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Враћа ли се?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Играно је овако</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Ниједан жетон није померен, што није по правилима.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Приговор</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Ставите жетоне тамо где су померени, по правилима или против њих.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Врати га</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Исте коцкице се онда играју поново, по правилима.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Овај потез није по правилима: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Противник може да приговори до следећег бацања или дуплирања.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} није могао да докаже да је прави, па ништа није питано.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} није рекао верзију. Покушајте поново другог дана.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} не одговара. Да ли је овај рачунар на мрежи?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Падови</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Дневник</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Делови извештаја</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Пријави проблем</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сачувај…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Подешавања</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Датотека садржи последњи део дневника, верзије програма bgdesk и његових делова и подешавања која сте мењали. Изостављени су имена играча, тајне коцкица, ваше речи за коцкице и ваши мечеви. Имена отворених датотека су само у подробном дневнику (Подешавања, страница Дневник).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Верзије</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Кад нешто пође по злу, ово помаже да се нађе разлог. bgdesk никуда ништа не шаље: чува zip датотеку коју можете да погледате и проследите.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>За извештај је потребна анализа: прави је Анализирај (F7).</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF за папир (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Страница за прегледач (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Извештај</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Сачувај извештај</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Извештај се пише…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Извештај је сачуван као {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Извештај није сачуван: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Предај партију</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Предај: губите меч</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Ово важи одмах: противник не може да добије више.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Противник може да одбије и игра даље за више.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(мало одлука)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Тражен је наговештај: вежба, без рејтинга.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Реванш је већ запечаћен, за исте речи: ово је отисак његових коцкица.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Прихваћена предаја</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Анализирај показује колико су обоје добро играли и које одлуке погледати.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Анализа у току, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Анализа у току…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Најбоље: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Обе мајке су ухваћене.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Шансе за победу у мечу које је одлука поклонила</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Дуплирање</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Потези су враћани: вежба, без рејтинга.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Ниједан играч више не може да се помери.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Овде нема одлуке.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Нико није поклонио ништа вредно пажње. Добро одиграно!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>У овом мечу није било одлука, па нема шта да се анализира.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Једна одлука за преглед</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR: {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Пас на дуплирање</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Поени које је одлука поклонила</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Редуплирање</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Одбијена предаја</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Предаја</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Тајна коцкица, чији је SHA-256 горњи отисак:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Тајна коцкица, чији је отисак показан пре првог бацања:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Последња партија није завршена.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Мајка је ухваћена.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Исход без среће оба играча: шта би од њега направиле њихове грешке.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>Сесија је завршена нерешено, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Три одлуке за преглед</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Прихваћено дуплирање</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Две одлуке за преглед</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Колико су бацања добила у односу на просек свих бацања, у шансама за победу у мечу.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Колико су бацања добила у односу на просек свих бацања, у поенима.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Са ментором, у свим партијама упозорио {warned}, послушано {heeded}: вежба, без рејтинга.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Са ментором, упозорио {warned}, послушано {heeded}: вежба, без рејтинга.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Са ментором: вежба, без рејтинга.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Нисте поклонили ништа вредно пажње. Добро одиграно!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Пасирали сте бивер.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Пасирали сте дуплирање.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Пасирали сте видру.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Пасирали сте ракун.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Пасирали сте редуплирање.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Истекло вам је време и изгубили сте меч.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Предали сте меч.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Предали сте.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Победили сте при {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Победили сте, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>шансе уз једнаку срећу: {name}</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>партија {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>партија {number}, при {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>срећа: {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>потез {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>поени уз једнаку срећу: {name}</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>рејтинг</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>ваш PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>ваше шансе уз једнаку срећу</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>ваша срећа</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>ваши поени уз једнаку срећу</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}: ништа поклоњено што би било вредно пажње. Добро одиграно!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} пасира бивер.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} пасира дуплирање.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} пасира видру.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} пасира ракун.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} пасира редуплирање.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} губи меч на време.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} предаје меч.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} предаје.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} побеђује при {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} побеђује, {score}</translation>
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
        <translation>Анализирај</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Нови меч…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следећа партија</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Следећа партија: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Прегледај меч</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>На &amp;турнир</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу и збир овог меча не може да се прикаже. Меч и његова анализа су сачувани; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Назад на партију</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Следеће</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Следећа грешка</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Играј даље…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Претходно</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Пробај</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Коцкице за играње</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>За бацање</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Изношење већим бројем него што треба, и коцкице преостале после последњег жетона</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>За колико се смањио сопствени број пипова</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Коцкице које нису могле да се одиграју јер је пут био блокиран</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Дублети</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Партија {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Изгубљени пипови</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Одиграни пипови</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Бачени пипови</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Расути пипови</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Бацања</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Овде се бацања броје, партију по партију.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Бацања две једнаке коцкице</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Бацања досад; почетно се рачуна играчу који њиме почиње</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Збир коцкица</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Бројеви сабрани како леже, код дублета само једном</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Оно што коцкице допуштају; дублет се рачуна још једном</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Цео меч</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Прво анализирајте ову одлуку (F7): ролаут пореди њене најбоље потезе.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Изаберите у опцијама за шта се прави ролаут.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Ниједан ролаут није у току.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Ролаут је могућ само за потезе и одлуке о коцки у играма бекгемона.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Другде</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Ролаут почиње…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Пробе: {done} од највише {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>Д {win} · {wg} · {wb}   И {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Чека ролаут који је у току.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>пауза</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>семе {seed}</translation>
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
        <translation>У програму bgdesk је нешто пошло по злу и ролаут је стао. Што је досад урађено, сачувано је; појединости су у дневнику.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Мотор није могао да направи ролаут ове позиције. Појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>За ове се прави ролаут</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>За оно што је одиграно ролаут се прави увек.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Изаберите за шта се прави ролаут.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Ролаут је могућ само за потезе и одлуке о коцки у играма бекгемона.</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Name of a panel: positions played out many times. Short</extracomment>
        <translation>Ролаут</translation>
    </message>
</context>
<context>
    <name>RolloutSection</name>
    <message>
        <source>Add as many trials as the options say</source>
        <translation>Додаје онолико проба колико опције кажу</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Најбољи</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Заврши ролаут и сачувај што има (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Еквити</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Настави</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Настави ролаут (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Иди на одлуку за коју се прави ролаут</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Нека ролаут сачека (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Колико је вероватно да је ово најбољи избор, према досадашњим пробама</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Колико проба, колико дубоко, које семе и који избори</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Још проба</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Опције</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Одиграј ову одлуку до краја много пута (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Ток ролаута</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>Ролаут</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>Ролаут</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>СГ</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Прикажи</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Стандардна грешка: траке досежу двоструко даље на сваку страну</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Стани</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Колико вреди за играча који одлучује</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Сва бацања са {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>36 бацања</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Бекгемон са жетоном на бару рачуна се четвороструко.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Бекгемон, кад губитник уз то има жетон на бару, рачуна се троструко.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Бекгемон, кад губитник уз то има жетон у залихи, на бару или на пољима 24 до 19, рачуна се троструко.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Бекгемон, кад губитник уз то има жетон на бару или у кући победника, рачуна се троструко.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Жетон са бара мора да уђе пре него што се било шта друго помери, и пре било ког из залихе.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Жетон са бара мора да уђе пре него што се било шта друго помери.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Жетон прикован у вашој кући не спречава изношење осталих.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Жетон који удари у сопственој кући остаје ту до краја потеза.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Коцкица износи жетон са свог поља и ниједан други: већа коцкица не износи ништа.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Коцкица износи жетон са свог поља; већа коцкица износи један са највишег поља.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Двострука партија, кад губитник није изнео ниједан, рачуна се двоструко.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Дублет се игра четири пута, затим број са друге стране коцкица четири пута: после 5-5 четири двојке.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Дублет се игра четири пута.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Гемон, кад губитник није изнео ниједан, рачуна се двоструко.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Ко пасира, губи партију по старом улогу; ко прихвати, преузима коцку и једини сме да редуплира.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Играч коме истекне време губи партију, а сат се враћа на почетак.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Играч коме истекне време губи меч.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Играч који овом партијом ионако добија меч не сме да дуплира.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Поље на ком је прикован ваш жетон затворено је за вас.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Поље са макар једним противничким жетоном је блокирано; ништа се не удара.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Поље са два или више противничких жетона је блокирано.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>На бивер се на исти начин може одговорити ракуном, а на ракун видром.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>На бивер се на исти начин може одговорити ракуном.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>На бивер се може одговорити ракуном, на ракун видром, и тако без ограничења.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Појединачни противнички жетон се удара и иде на бар.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Појединачни противнички жетон се не удара, него прикује: ваш лежи на њему, и не може да се помери док тамо лежи иједан ваш.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Победа вреди један поен.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Победа вреди колико показује коцка.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>После 2 са 1, ако су оба броја одиграна, бирате било који дублет и играте га као да сте га бацили; ако је све одиграно, бацате још једном.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Циљ</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Сви ваши жетони морају да уђу пре него што се било који други помери.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Аутоматско дуплирање се рачуна као окретање коцке.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Било који део бацања сме да остане неодигран.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Чим неки број не може да се одигра, губи се све што је у том потезу тек требало да дође.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Изношење</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Бивери: играч коме је дуплирано сме одмах поново да окрене коцку и да је задржи.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Пре бацања смете да понудите дуплирање улога, али не у првом потезу партије.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Обе коцкице морају да се одиграју ако је то икако могуће, а дублет докле год иде.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Оба играча иду у истом смеру и једнако броје поља: обоје улазе на поља 24 до 19 и износе са поља 6 до 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Оба играча иду у истом смеру укруг, из супротних углова: противник почиње на вашем пољу 12 и износи са ваших поља 18 до 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Жетони иду само напред, од вашег поља 24 до вашег поља 1.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Жетони на табли смеју да се померају пре него што сви уђу.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Крофорд: без коцке у првој партији пошто играчу до меча остане један поен.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Сваки број доноси један жетон из залихе на таблу: 1 на ваше поље 24, и тако даље до 6 на ваше поље 19.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Свако баца једну коцкицу; ко има више, почиње и баца обе коцкице за први потез.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Свако баца једну коцкицу; ко има више, почиње са та два броја.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Свако баца једну коцкицу; ко има више, почиње, са та два броја или, ако изгледа боље, са новим бацањем обе коцкице.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Улажење</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Једнаке коцкице се бацају поново.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Једнаке коцкице у почетном бацању дуплирају улог; коцка остаје у средини.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Холанд: после те партије нико не дуплира пре него што оба играча одиграју два бацања.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Ако је све одиграно, после дублета следи још једно бацање.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Ако сви противникови жетони стоје на једном пољу, а ви држите шест поља испред њега, морате да отворите неко од њих докле год можете.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Ако оба играча, један за другим, не могу да играју, и ниједан није могао да одигра ниједан број, партија је нерешена.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Ако може да се одигра једна или друга коцкица, али не обе, мора већа.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Ако је ту прикује противник чији су сви жетони напустили почетак, он одмах добија двоструку партију.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Ако ништа не може да се одигра, потез прелази на противника.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Ако их противник тамо још има, партија се наставља, а добијена је на тај начин кад они оду док је мајка још прикована. Ако је прикована и противникова мајка, партија је нерешена.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Ако вас ударе, тај жетон прво мора поново да дође у кућу.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>У прва три потеза сваког играча дублет се игра четири пута. Од четвртог потеза за њим следи сваки виши број, по четири пута: после 4-4 долазе четири петице и четири шестице.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Улази у противникову кућу: са 1 на ваше поље 24, са 6 на 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Улази са 1 на ваше поље 24, са 6 на 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Џејкоби: гемони и бекгемони се рачунају само кад је коцка окренута.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Кретање</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Не смете ни да држите свих шест поља противникове почетне куће.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Бројеви које не можете да одиграте иду противнику, који их игра својим жетонима, докле је могуће, пре него што почне следећи потез. Где неки од њих не може да се одигра онолико пута колико је остало, то се завршава, а виши бројеви су изгубљени.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Кад су сви ваши жетони на вашим пољима 6 до 1, смете да износите.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Кад су сви ваши жетони ушли и на вашим су пољима 6 до 1, смете да износите.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Ваше поље 24 сме да напусти само један жетон по потезу; два код 6-6, 4-4 или 3-3 у вашем првом потезу.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Играње коцкица</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Поставка</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Бар</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Почетак</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Игре се играју наизменично: {games}, и тако опет од прве. Свака партија почиње новим почетним бацањем, ко год добио претходну.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Игре се играју наизменично: {games}, и тако опет од прве. Победник партије почиње следећу; после нерешене одлучују коцкице.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Последњи жетон који играч има на пољу 24 је његова мајка.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Меч</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Мајка</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Играчи иду у супротним смеровима и сваки броји поља са своје стране: ваше поље 24 је противниково поље 1.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Поставка и куда који играч иде</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Победник добија поен за сваки жетон који губитник није изнео.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Победник једне партије почиње следећу.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Коцке нема.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Док ваш први жетон не прође противников почетак, ваше поље 12, други не сме да напусти ваше поље 24.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Колико партија вреди</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Док имате жетоне у залихи, дублет се игра само четири пута и после њега нема новог бацања.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Док имате жетоне у залихи, ниједан други не сме да пређе на ваше поље 12 или даље.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Шест поља заредом смете да држите само ако је испред њих противнички жетон.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Не смете да износите док је ваш жетон прикован.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Не смете да ударате пре него што један ваш жетон стигне у вашу кућу; дотле појединачни противнички жетон блокира своје поље. Одатле смете да ударате до краја партије.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Не смете да држите свих шест поља своје почетне куће, 24 до 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Играте колико желите партија; рачуна се сваки поен.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} на пољу {point}</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Није као у вашим подешавањима</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Користи моје подразумевано</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Није у датотеци: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Сачувај копију</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Сачувано као {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Меч није сачуван у {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Меч није сачуван у {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>анализа</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>сат и времена размишљања</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>тражени наговештаји</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>доказ о коцкицама</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>нерешена почетна бацања</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>оно што је враћено</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>ко је рачунар</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Овде нема програма који приказује фасцикле. Датотека је у {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Прикажи у фасцикли</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;До</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Најбоље при сваком резултату</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Наниже: поени потребни играчу. Попреко: противник.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Значајни резултати</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Резултати оба играча до оволико преосталих поена</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>На табли нема одлуке.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Сви резултати…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Лупа за резултате</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Померајте миш да добијете неколико речи, или укуцајте своје</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Коцкице су већ запечаћене. У свако бацање улазе речи које bgdesk раније није могао да зна, па није могао да изабере коцкице које му одговарају; укуцајте своје да будете сигурни.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Ваше &amp;речи</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Копирано.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Копирај</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Све ознаке</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Нађи меч</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Нађи играче, игру, ознаку, догађај или дан</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Ознака</translation>
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
        <translation>Место</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Рејтинг</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Сезона: {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Укупно</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Доњи одељци</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>Наза&amp;д на списак</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>Придружи с&amp;е</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>При&amp;јави се</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>&amp;Лозинка меча</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>По&amp;нуди меч</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>Ло&amp;зинка</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>&amp;Освежи</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Сервер</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Лозинка се нигде не чува; без ње сте гост.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>На серверу као што је bgammon.org игра много људи, и оних без програма bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>О&amp;дјави се</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Пријављени сте на {server} као {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Мечеви на серверу</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Играј на серверу</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>&amp;Поени</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Коцкице баца сервер и нико не може да их провери.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Пут дотле није шифрован: други могу да читају оно што кажете, и лозинку.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Нема Крофордове партије, а предата партија се губи једноструко.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше &amp;име</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Ваше место је заузето. Меч почиње чим се неко придружи.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>{server} се тражи…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (поена: {points})</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (поена: {points}, са лозинком)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1-ply</source>
        <translation>1 полупотез</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 полупотеза</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 полупотеза</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Жетон који удари у сопственој кући остаје ту до краја потеза.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Потез може да се унесе како је одигран, по правилима или не; важи ако противник не приговори пре следећег бацања или дуплирања.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Име или број, који улази у засебну позивницу. Показује га ваш рутер.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Играч на потезу сме да понуди дуплирање улога пре бацања.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Играч коме је дуплирано сме одмах поново да окрене коцку и да је задржи. Само у игри за новац.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Права коцка нема 1: лежи са 64 нагоре док се не окрене.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>После 11 бацања</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>После 16 бацања</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>После 7 бацања</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>После Крофордове партије нико не дуплира пре него што оба играча одиграју два бацања.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Против рачунара увек са ваше стране; кад гледате, одоздо.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Све</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Зове се и Марфи: нерешено почетно бацање дуплира улог, а коцка остаје у средини. Није уобичајено у мечевима: тамо га бирајте за сваки меч.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>И рачунари са интернета</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Аутоматско дуплирање се онда рачуна као окретање коцке. Само у игри за новац.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Старо британско кућно правило.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Анализирај моје мечеве кад се заврше</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Изглед</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Током игре</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Питај пре него што дуплирам</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Највише пет жетона на пољу</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Највише једно по партији</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Највише три по партији</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Највише два по партији</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Доле</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>Код коцке, пре него што се понуди.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Аутоматска дуплирања</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Аутоматска дуплирања се рачунају за Џејкобијево правило</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Аутоматски, после последње коцкице</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Бекгемон се рачуна кад остане жетон</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Бекгемон са жетоном на бару вреди четири</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Износи уместо мене кад више нема шта да се одлучи</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Бивер</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Бивер и ракун</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Бивер, ракун и видра</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Бивери</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Црни</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Само грубе грешке</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Табла</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Картица за понављање дневно, највише</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Картица одједном</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Коцка у средини показује</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Жетони и коцкице се померају одмах.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Жетони и коцкице се крећу брже, а рачунар једва чека.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Сат</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Рачунари у вашој мрежи</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Крофордово правило</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тамна</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Дубљи потези су бољи, а трају много пута дуже.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Одлагање по потезу</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Подробно</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Коцкице за нове мечеве</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Коцкице ранијег меча</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Стрелице смера</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Коцка за дуплирање</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Сумњиве одлуке и горе</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Заврши ролаут раније кад је сигурно</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Крај потеза</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Грешке и горе</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Свака партија се игра за себе и сваки поен се рачуна.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Све што је нешто коштало</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Поштене коцкице (могу да се провере)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Поштене коцкице утврђује запечаћена тајна пре меча, а после њега могу да се провере.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Брзо</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Као систем</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>За сваки избор, у корацима од 36: свако прво бацање долази једнако често.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Подједнако за мечеве и сесије за новац.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Са стране играча доле</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Са стране играча на потезу</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Гемони и бекгемони се рачунају само кад је коцка окренута. Само у игри за новац.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Помаже да се нађе узрок проблема. Само подробни дневник садржи имена отворених датотека; тајни коцкица и имена играча нема ни у једном.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Холандово правило</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Куће</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Кућна правила</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Колико памтити</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Ако време истекне</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>У свакој игри</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>У играма које теку другачије од бекгемона</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>У боји његових жетона, до вашег првог потеза.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>У боји ваших жетона.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Рачуна се само ако губитник није изнео ниједан жетон.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Дуже не размишља. Са више времена гледа дубље; остали одговарају одмах.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Џејкобијево правило</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Језик</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Најмања цена грешке</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Светла</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Дневник</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Подробност дневника</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Погледај једном дневно, кад се bgdesk покрене</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Губи партију</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Губи меч</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Ручно: клик на коцкице или Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Меч</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Новац</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Више</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Већи контраст бира и црно-белу таблу, осим ако сте сами изабрали неку.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Више значи да свака картица долази чешће.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Потези у ролауту</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Моји жетони</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Нових картица дневно</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Не</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Без анимације</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Без анимације кад систем то тражи</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Без коцке у једној партији пошто играчу први пут до меча остане један поен.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Без ударања и бежања у кући</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Нико</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Без</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Уобичајено</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Никако: до краја</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Не може свака радна површина да каже; „Без анимације“ ради свуда.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Од ваших грешака, ако су вредне картице.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Понуди картице кад је меч анализиран</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>На бару</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>На бару или у кући победника</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Лево</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Десно</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Само други прозори на овом рачунару</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Само кад је контакт завршен и ниједан избор не може да промени исход.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Само док је сто отворен, и само са његовом позивницом. Са интернета је најчешће доступан само ако у рутеру проследите порт на овај рачунар; bgdesk тамо ништа не мења.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Други смеју да гледају</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Дозвољени делимични потези</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Пауза пре него што рачунар одигра</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Играј брже кад је контакт завршен</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Играј изнуђене потезе уместо мене</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Пуштај звукове</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Играј са сатом</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Бројеви поља</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Порт вашег стола</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Вежбање</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Праве коцкице, укуцане</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Судијски режим за двоје са правим коцкицама</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>У односу на величину коју користи систем. Текстови на табли расту са њом, докле има места.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Посредник</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Поновљиве коцкице (од броја)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Време и одлагање по потезу, као на турнирима.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Време по поену</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Баци уместо мене кад не могу да дуплирам</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Поздрави кад меч почне</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Семе ролаута</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Прикажи упутства на табли</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Прикажи прекретнице</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Приказује на оквиру, изнад и испод бара, куда који играч иде.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Прикажи број пипова</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Прикажи потез рачунара стрелицама</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Прикажи стрелицама оно што је одиграно уместо мене</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Приказује се поред табле и у сачуваним мечевима.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Споро</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Брзина жетона и коцкица</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Столови</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Величина текста</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Адреса посредника (неко тамо покреће „bgdesk table-server“) преко ког други одасвуд стижу до вашег стола. Он не може да прочита оно што се каже. Празно: без њега.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Одлагање је у сваком потезу бесплатно; после њега тече ваше време.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Коцкице се бацају одмах кад пре бацања нема одлуке о коцки; између двоје људи не после потеза одиграног уместо једног од њих.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Приказује се и разлика међу њима.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Ко први стигне до одређеног броја поена, добија.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Други играч га види. Празно: ваше име из подешавања.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Исход онда показује PR, срећу и одлуке за преглед. Ради у позадини и уступа место партији.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Исти број даје исте коцкице, а тиме и исти исход.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Онда мотор оцењује позицију: брже, а мање тачно.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Време размишљања најјачег противника</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Време да се виде коцкице пре него што се жетони помере.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Проба у ролауту</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Скрати ролауте</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Са закашњењем од два потеза</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Неограничено</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Док има за понављање</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Дотле можете да опозовете своје потезе.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>До 7 поена, или 7 партија</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Јачина звука</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Оно што је лошије са 199 шанси од 200 не добија даље пробе.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Шта можете следеће да урадите, на неколико секунди. Зашто потез није дозвољен приказује се увек.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Шта сте достигли, на страници статистике; тамо се ништа не одбројава.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Кад постоји само један могући потез, или ниједан, он се одигра и то вам се јави.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Бели</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Ко може до вашег стола</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Ко год има позивницу за гледање, која је друга од оне за играње.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Са 0 користи се било који слободан порт.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Са жетоном у кући победника рачуна се троструко.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Ви</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Део бацања смете да оставите неодигран.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Ваша адреса како се види са интернета</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше име</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Ваше име за столовима</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk се затвара и враћа на овом језику чим напустите подешавања.</translation>
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
        <translation>„Следећа грешка“ и списак грешака изостављају оно што је коштало мање.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Нађено</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Подешавања нису нађена.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Врати подразумевано на овој страници</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Тражи</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Тражи у подешавањима</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Одељци</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Поново постави ову страницу како је била</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Подешавања</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Опозови</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Beaver</source>
        <translation>Бивер</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Tick box: beavers are allowed</extracomment>
        <translation>Бивери</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>У средини</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Крофордова партија</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Коцка</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Коцкице</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Дуплирање</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Џејкоби</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Меч до</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Новац</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Без понуде</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Понуда</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Власник коцке</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Ракун</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>За бацање…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Пречице на тастатури</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Тастери</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Тражи</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Тражи у пречицама</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Шта ради</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>Удара %n од 36 бацања.</numerusform>
            <numerusform>Ударају %n од 36 бацања.</numerusform>
            <numerusform>Удара %n од 36 бацања.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>После најбољег потеза</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>После одиграног потеза</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Како јесте</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Хици црног на блотове белог</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Блот</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Блотови пре и после</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Табла</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Упореди са овом таблом</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Са поља {point}</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Помери жетон са</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Не померај жетон</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Помери тај жетон на</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Овде ништа не може да се удари.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Хици</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Блот на пољу {point}</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>На поље {point}</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Хици белог на блотове црног</translation>
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
        <translation>Коцкице</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Статистика коцкица</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Наговештаји</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Бројач бацања</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Бацања</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n пип · изнето {off}</numerusform>
            <numerusform>%n пипа · изнето {off}</numerusform>
            <numerusform>%n пипова · изнето {off}</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Дај потез овом играчу (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Добијени поени</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>на потезу</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>How many points a player still needs, a standard term: 2-away</extracomment>
        <translation>још {points}</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <extracomment>Name of a part of a page for a screen reader: what is right, and why</extracomment>
        <translation>Решење</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Нема звука: на овом рачунару нема звучника ни слушалица.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Приказана анализа</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Најдубљи поглед на сваку одлуку</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Уклони анализу</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Уклони ову анализу…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Која се анализа приказује</translation>
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
            <numerusform>%n црни жетон, противников</numerusform>
            <numerusform>%n црна жетона, противникова</numerusform>
            <numerusform>%n црних жетона, противникових</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n црни жетон, ваш</numerusform>
            <numerusform>%n црна жетона, ваша</numerusform>
            <numerusform>%n црних жетона, ваших</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n бели жетон, противников</numerusform>
            <numerusform>%n бела жетона, противникова</numerusform>
            <numerusform>%n белих жетона, противникових</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n бели жетон, ваш</numerusform>
            <numerusform>%n бела жетона, ваша</numerusform>
            <numerusform>%n белих жетона, ваших</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Крофордова партија, без коцке</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Коцка у средини на {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Без коцке</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Пипови: {own} према {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Коцка је понуђена на {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Ваша коцка на {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} има коцку на {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, меч до {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, сесија за новац</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, меч до {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, сесија за новац</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Недостаје део програма bgdesk: {parts}. Инсталирајте bgdesk поново.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Дневници</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Нема звука, јер на овом систему недостаје: {libraries}. Инсталирајте то (на системима Debian и Ubuntu: {packages}) и поново покрените bgdesk.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Нема звука: звучни део библиотеке Qt се не учитава ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Нема звука: звучни део библиотеке Qt није инсталиран. Укуцајте „{command}“ у терминалу и поново покрените bgdesk.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Подешавања</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Екран {display} није доступан.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Фасцикла {folder} не може да се користи: на њеном месту је датотека.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Фасцикла {folder} не може да се користи: њено име није могуће.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Фасцикла {folder} не може да се користи: њена путања је предугачка.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Фасцикла {folder} не може да се користи: немате дозволу да тамо пишете.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Фасцикла {folder} не може да се користи: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Библиотека је сада каква је била у {file}. Претходна је међу резервним копијама у Меч, Ваши подаци.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Други прозор програма bgdesk не одговара, па је овај отворен поред њега.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Прозор не може да се отвори, јер на овом систему недостаје: {libraries} (на системима Debian и Ubuntu инсталирајте: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Нема екрана на ком би се отворио прозор; {command} наводи команде којима он не треба.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Датотека {file} не постоји.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Ово је bgdesk {version}: погледајте шта је у њему ново.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Немате дозволу да пишете у фасциклу {folder}: измењена подешавања се заборављају кад се bgdesk затвори.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Немате дозволу да пишете у фасциклу {folder}: ваши мечеви могу да се гледају и извозе, али све што урадите заборавља се кад се bgdesk затвори.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Ваши подаци</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Ваши подаци су сада у {folder}. Оно што је остало на старом месту може да се уклони: погледајте Меч, Ваши подаци.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Ваши подаци су премештени у {folder}, што сада није доступно. Прикључите тај диск и поново покрените bgdesk. Ако је изгубљен, уклоните датотеку {detail}: bgdesk онда почиње на уобичајеном месту.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Стара кинеска трка око петље од шеснаест места.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Нерешено {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Добар дан</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Добро вече</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Добро јутро</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Изгубљено на време при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Изгубљено {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Предато при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Почетна страница</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Сат тече и док сте овде.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Незавршени меч је отворен у другом прозору програма bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Добијено на време при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Добијено {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Добијено, предато при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>противник: {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>између партија</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>поштене коцкице</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>следи почетно бацање</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>данас</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>са ментором</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>јуче</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>вама је дуплирано</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>вама је понуђена предаја</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>ви сте на потезу</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>треба да одиграте {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} треба да одигра {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name} одговара на дуплирање</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>{name} одговара на понуду предаје</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} је на потезу</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>Враћена је %n ставка.</numerusform>
            <numerusform>Враћене су %n ставке.</numerusform>
            <numerusform>Враћено је %n ставки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>Анализиран је %n меч.</numerusform>
            <numerusform>Анализирана су %n меча.</numerusform>
            <numerusform>Анализирано је %n мечева.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>Изостављен је %n меч:</numerusform>
            <numerusform>Изостављена су %n меча:</numerusform>
            <numerusform>Изостављено је %n мечева:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Сви ови су већ анализирани, или су још у току.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Анализа меча {number} од {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Нађени мечеви</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>У корпу је премештен %n меч. Можете да га вратите у року од 30 дана.</numerusform>
            <numerusform>У корпу су премештена %n меча. Можете да их вратите у року од 30 дана.</numerusform>
            <numerusform>У корпу је премештено %n мечева. Можете да их вратите у року од 30 дана.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>У корпу је премештена %n позиција. Можете да је вратите у року од 30 дана.</numerusform>
            <numerusform>У корпу су премештене %n позиције. Можете да их вратите у року од 30 дана.</numerusform>
            <numerusform>У корпу је премештено %n позиција. Можете да их вратите у року од 30 дана.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Заустављено; за анализу је остао још %n меч.</numerusform>
            <numerusform>Заустављено; за анализу су остала још %n меча.</numerusform>
            <numerusform>Заустављено; за анализу је остало још %n мечева.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Crawford</source>
        <extracomment>Behind the score of a game in the course of a match: the game without the cube, a standard term</extracomment>
        <translation>Крофорд</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where a game begins in the course of a match</extracomment>
        <translation>Партија {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} да добије партију</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} да добије меч</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>Еквити изгубљен по одлуци која није ни изнуђена ни далеко од дуплирања, пута 1000.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>Еквити изгубљен по потезу било ког играча, пута 1000.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>интервал 90 %</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Све што грешке коштају, као да се свака партија игра за новац.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Анализирај (F7) овде показује колико су обоје добро играли.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Како рачунају други програми</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Бекгејм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Изношење</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Грубе грешке</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>По врсти одлуке</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Потези жетонима</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Одлуке</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Одлуке које коштају {least} или више, а нису груба грешка.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Одлуке које коштају {least} или више, а нису грешка.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Одлуке које коштају {least} или више.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Непонуђена дуплирања</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Понуђена дуплирања</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Сумњиве</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Изгубљен еквити</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Грешке</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Срећа</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Изгубљена шанса за меч</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Није познато у мечу са потезима који нису по правилима: оно што су донели није ни срећа ни грешка.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Отварање</translation>
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
        <translation>PR {rating} (мало одлука)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Пасови</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>Performance rating (PR): просечна грешка одлука које се рачунају, пута 500.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Потези по фази партије</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Поени</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Изгубљени поени</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Предаје</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Прихватања</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Шансе, или поени, које би грешке обоје дале уз једнаку срећу. Процена: може да буде изван 0 и 100 %.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Оне које нису биле изнуђене, а код коцке оне које су биле близу. За PR се рачунају оне које нису биле ни очигледне.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Колико су играчева бацања добила у односу на просек свих бацања, у еквитију.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Шта је изгубљено, у еквитију и у исходу, и колико је одлука било погрешно.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Где би рејтинг био са другачијом срећом у бацањима.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Уз једнаку срећу</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>напредни</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>почетник</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>рекреативац</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>расејани</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>стручњак</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>мало одлука</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>неисправни потези</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>средњи</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>срећа {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>добијено</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>светски првак</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>светска класа</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low} до {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Најскупље одлуке</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Учи из овог меча…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Збир меча</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Укупно</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Име датотеке, или њена путања, предугачко је.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Ћаскање</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>Ћаскање ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>Понуђени су други услови него раније: одговорите преко „Столови на мрежи…“ у менију Меч.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Други играч тражи још један меч.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>Други играч моли да врати последњу одлуку. Ако дозволите, меч се одатле рачуна као вежба; ако играте даље, она остаје.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Други играч је замољен за још један меч.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Други играч је замољен, па дозвољава или игра даље.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>Други играч више није за столом, па нема реванша.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>Други играч је наставио, па ваша одлука остаје.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Ваша одлука је враћена; меч се сада рачуна као вежба.</translation>
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
        <translation>Почетна позиција</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>За тим столом се игра други меч.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>На овом серверу може да се преда само обична партија, па се та понуда не рачуна.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Поруке су дошле двапут или су на путу недостајале, па је сто затворен.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>На серверу се догодило више него што овај програм може да зна, јер је био одсутан.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Тамо куда води ова позивница нико не одговара: сто је затворен, или одавде није доступан.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Нико не би могао да разликује два играча за овим столом; једном од вас треба друго име.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Код посредника нико нема отворен овај сто, или онај ко га има не одговара.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Од другог програма се ништа не чује већ 20 секунди; чека се.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Толико је одједном речено да је део изостављен.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>За тим столом већ седи неко други.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>То није код овог стола.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>То бацање је дошло прерано и не рачуна се.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Адреса посредника у подешавањима није исправна; сто је доступан само без њега.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Сатови два програма се разликују више него што пут између њих објашњава.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Меч је сачуван.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Меч који други програм жели да игра није могућ.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Други играч не жели да игра овај меч.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Други програм је преписао тајне за коцкице, па са њим ништа не може да се игра.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Други програм је одлучио о нечему о чему не одлучује његов играч.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Други програм је урадио нешто друго пошто је бацио.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Други програм је урадио нешто што за столом није могуће.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Други програм је урадио нешто што у том тренутку није било могуће.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Други програм не прихвата оно што је овај послао, па је сто затворен.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Други програм не одговара; тражи се док не одговори.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Други програм не открива своју тајну за коцкице, па је сто затворен.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Други програм одавде није чуо ништа већ 20 секунди.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Други програм је одиграо потез који правила забрањују.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Другом програму треба нешто што ова верзија програма bgdesk не познаје.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Други програм игра по другој верзији правила; једном од вас треба новији bgdesk.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Други програм је послао поруку која не може да се прочита, па је сто затворен.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Други програм је послао поруку са немогућим вредностима, па је сто затворен.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Други програм је одједном послао више него што порука може да садржи, па је сто затворен.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Други програм је послао нешто што није текст, па је сто затворен.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Други програм је за кратко време послао превише порука, па је сто затворен.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Други програм говори другу верзију протокола; једном од вас треба новији bgdesk.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Други програм је открио тајну за коцкице пре него што је ико бацио.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Други програм је открио тајну за коцкице коју није утврдио пре меча.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Део програма bgdesk који разговара са другим програмима је стао, па је сто затворен.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Посредник тренутно нема места, или је одавде питан пречесто.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Сервер не одговара, или је прекинуо везу ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Сервер вас не пушта; пријавите се тамо поново, под истим именом.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Сервер игра игру коју овај програм не познаје.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Сто не може да се прикаже на овој мрежи, али његова позивница ради ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Сто не може да чека на овом порту; изаберите други у подешавањима ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Два записа меча нису иста.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Овај код више никога не пушта; затражите нови, или позивницу.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Ова позивница не води до стола који тамо стоји; затражите нову.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Овог меча више нема на серверу.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>За овај меч треба лозинка вашег налога, која се нигде не чува: пријавите се поново на сервер, под истим именом.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Унета су три погрешна кода, па код више никога не пушта; прикажите сто поново.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Оно што тамо одговара није посредник за столове, или говори другу верзију.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Оно што је столу потребно није на диску, или тамо не може да се упише, па је затворен ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Ваше бацање је дошло прерано и не рачуна се.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Одсутан играч, меч чека</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Тражи се…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Повезано</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Нико други не може да гледа.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Три минута се ништа није догодило. Без сата нико не губи чекањем: питајте у ћаскању, чекајте даље, или напустите сто; меч је сачуван, али не можете да га прогласите добијеним.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Други могу да гледају меч док се игра.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Баца се…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Баца се… коцкице долазе са оба рачунара.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Други играч се тренутно не чује; меч и сатови чекају.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Играчи читају оно што кажете само између партија.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Сто се тренутно не чује; тражи се.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Сто је затворен</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Сто је затворен. Наставите меч преко „Столови на мрежи…“ у менију Меч.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Сто је затворен; гледајте га поново са његовом позивницом.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Гледате меч {white} – {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Ранија позиција · Space враћа на партију</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Ово је ранија позиција: вратите се на партију да бисте играли.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Прегледате овај меч; „Играј даље…“ одавде почиње партију.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Дозволи</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Не, играј даље</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Реванш</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Код има осам цифара; стоји поред стола на другом рачунару.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>О столовима</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>На овој мрежи нико не може да се тражи ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Столови на мрежи</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Ово није адреса сервера: она је име, или име, двотачка и порт.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Ово није позивница за сто: она почиње са „bgdesk:“ и завршава се са 52 слова и цифре.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Ово није позивница за гледање: она почиње са „bgdesk-watch:“ и завршава се са 52 слова и цифре.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Ваш сто је још отворен, иако је на табли други меч.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Нова ознака</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Ознаке</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Ознаке за %n меч:</numerusform>
            <numerusform>Ознаке за %n меча:</numerusform>
            <numerusform>Ознаке за %n мечева:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Затражи</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Замолити другог играча да вам дозволи да вратите последњу одлуку?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Ако се дозволи, меч се одатле рачуна као вежба и ником не мења рејтинг.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Нико не зна шта ће следеће бити бачено.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Вратити вашу последњу одлуку и оно што је уследило?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Врати, нове коцкице</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Врати, исте коцкице</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Меч се онда рачуна као вежба и не мења ваш рејтинг.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>Други играч дозвољава или игра даље; каснија бацања не долазе поново.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Бацања долазе поново истим редом.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>изнет %n жетон</numerusform>
            <numerusform>изнета %n жетона</numerusform>
            <numerusform>изнето %n жетона</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Насумично, из ваших мечева</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Затворена кућа</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Насумично, &amp;одиграо рачунар</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Обрасци</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Рачунар је до ове позиције дошао за %n потез против себе.</numerusform>
            <numerusform>Рачунар је до ове позиције дошао за %n потеза против себе.</numerusform>
            <numerusform>Рачунар је до ове позиције дошао за %n потеза против себе.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Рачунар игра неколико потеза…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Ова позиција је из меча {white} против {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Не, хвала</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Играј</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Прочитај &amp;правила</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Играте црним жетонима.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Играте белим жетонима.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} отвара овај сто и жели да игра:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Врста текста</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Текст позиције</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Ова позиција нема такав текст; овде може да се налепи било који XGID или ID</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>текст програма bgdesk</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Buchholz</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents</extracomment>
        <translation>Бухолц</translation>
    </message>
    <message>
        <source>Buchholz cut 1</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents but the one with the fewest</extracomment>
        <translation>Бухолц без најслабијег</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Слободно</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Утешни костур</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Очекивано</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Финале</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Отисак жреба и свих коцкица (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Група</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Група {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Најтежа исправна одлука</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Испадање</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Губитник меча {first} – {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Костур поражених</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Главни костур</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Меч по меч</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Меч за треће место</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Пласман</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Доигравање</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Поени</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Прогресивно</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Четвртфинале</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Коло</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Коло са {players} играча</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Коло {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Друго финале</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Тајна: {digits}. SHA-256 ових бајтова је отисак.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Полуфинале</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Турнир је завршен без победника.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Турнир је завршен; прво место деле: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Овај меч се управо игра; видећете га од првог бацања чим се заврши.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Овај меч се игра следећи; видећете га од првог бацања чим се заврши.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Сада за играње</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Костур непоражених</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Добијено</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Најгора одлука</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Добили сте утешни костур.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Добили сте турнир.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваше финале, противник: {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваш меч за треће место, противник: {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваш следећи меч, противник: {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Ваш следећи противник још није познат.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваше четвртфинале, противник: {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваше полуфинале, противник: {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Ваш турнир је завршен.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Ваш турнир је завршен; остали играју даље.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>противник: {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>игра се</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>одлуком директора</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>изгубљено, противник: {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>изгубљено на време</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>меч уклоњен</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>није одиграно</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>до {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>у току</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>добијено, противник: {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>гледате</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>ви играте</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} или {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>Играју {first} и {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first} до {last}</translation>
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
        <translation>{name} добија утешни костур.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} добија турнир.</translation>
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
        <translation>{won} од {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>То више не може да се уради: турнир је у међувремену настављен.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Почни</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Сачувај за зид…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Гледај</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Костур</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Копирај отисак</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Копирај тајну</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Директор…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>&amp;Мој пут</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Мечеви</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Играј</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Пласман</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Сачувај као с&amp;лику…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Сачувај као &amp;веб-страницу…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Приказано</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Ово је жреб. Почните кад вам се свиди; одатле важи.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Ваша игра</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>О турнирима</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Сви турнири</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Костур</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Промени</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Нови турнир</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Овај турнир не може да се игра ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Вечерњи турнир</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Турнири</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n пип пре последњег бацања, {dice}; сада {now}.</numerusform>
            <numerusform>%n пипа пре последњег бацања, {dice}; сада {now}.</numerusform>
            <numerusform>%n пипова пре последњег бацања, {dice}; сада {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Ролаут: {engine} ({settings}), %n партија; стандардна грешка овде {error}.</numerusform>
            <numerusform>Ролаут: {engine} ({settings}), %n партије; стандардна грешка овде {error}.</numerusform>
            <numerusform>Ролаут: {engine} ({settings}), %n партија; стандардна грешка овде {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Блот на удаљености шест удара 17 бацања, више него на било којој другој: једанаест показује 6, а остала у збиру дају шест ({rolls}). Ако ваша поља заустављају комбинације, остаје 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>И потез који не кошта више од {cost} рачуна се као тачан.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>План се препознаје само по жетонима, по правилима која користи и страница Статистика кроз време. Питају се само позиције чији је план јасан, и још исти два потеза касније.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Прајм и један жетон иза њега</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Игра на пољу 1</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Игра на пољу 1: црни чека хитац</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Савет</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>После {best} удара {least} од 36 бацања; после {yours} удара {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Сви потези</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Одговор се рачуна као тачан ако одступа до једног процентног поена, или до {near} код цене гемона.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Одговорите на уобичајене потезе отварања.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Одговорено</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Питајте се да ли је за прихватање. Ако нисте сигурни ни у једно ни у друго, дуплирајте. Можда ни противник није сигуран, па погрешно прихвати или пасира.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Напад</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Бекгејм</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Изнесите жетон кад год можете; сваки преостали може да кошта цело бацање.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Изношење</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Иза жетона црног бели има само сидро на пољу 24, пољу 1 црног. Сва нада је у касном хицу.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Боље је {best}. Колико {yours} кошта у просеку, у бацањима: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Боље је {best}; {yours} кошта {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Црни</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Црни има жетон на бару или сам у кући белог, а нема тамо сидро. Бели тамо има довољно жетона да удара и затвара поља.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Црни баца. Која бацања ударају ваш жетон?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Црни је са {dice} отворио {move}. Шта одговарате?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Изнети жетони црног</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>План црног</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Блиц: црни је на бару</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Оба су тачна.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Обоје држе средња поља</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Жетони</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Затворена кућа: један жетон на бару</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Скупине</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Комбиновано</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Пребројте обе стране позиције која настаје у партији.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Пребројте једном, па одузимајте свако бацање. Кад вас ударе, додајте 25 мање поље на ком сте ударени.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Одлуке о коцки које се мењају корак по корак, док други одговор не постане тачан.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Директно</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Удаљеност од бара: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Удаљености жетона који га ударају после уласка: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Удаљености жетона који га ударају: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Поделите таблу на групе од по три поља: 1 до 3, 4 до 6 и тако даље. Сваки жетон бројте као да стоји на средњем пољу своје групе: 2 пипа у првој групи, 5 у другој, увек 3 више. Затим додајте 1 за сваки жетон на највишем пољу групе и одузмите 1 за сваки на најнижем.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Обострани меч-поен: обоје имате још један поен до победе.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Дуплирање, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Дуплирање, прихватање</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Дуплирање, прихватање или пас на крају трке. Одговори су тачни.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Дуплирано на {cube}: после паса добијате меч са {passed}, после прихватања и пораза са {lost}, после прихватања и победе са {won}. Зато вам треба ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Дуплирано, пас</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Дуплирано, прихваћено</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Дупликација</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Ефективни број пипова</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Еквити</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Процените колико пипова изношење заиста узима, са оним што гомиле и празнине расипају.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Тачно</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Петнаест жетона равномерно распоређених на пољима 6, 5 и 4 расипа неких 7 до 8 пипова. Празнине и жетони на ниским пољима расипају више, јер се велики бројеви троше на кратке потезе.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Нађите најбољи потез при изношењу. Одговори су тачни.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Нађите потез који оставља најмање хитаца. Не мора да буде најбољи.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Формуле за играње за таблом, не сасвим тачне</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Из табеле шанси</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Планови игре</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Цена гемона, коцка на {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Цена гемона: (победа гемоном - победа) / (победа - пораз), све као шансе за победу у мечу.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Полупрелази</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Игра држања</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Држање поља 5</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Колико пипова треба свакој страни?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Укупно</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>У мрежи је ✓ нађено, + изостављено, а ✗ означено иако не удара.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Оцена: {engine}, {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Китово бројање</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Научите неколико група напамет и у мислима померајте жетоне док их не видите. Затворена кућа је 42, пет жетона на средњем пољу су 65, два на пољу 24 су 48, а прајм од пет поља који почиње на пољу 4 је 60. Док један жетон померате напред за онолико пипова колико други назад, збир остаје исти.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Нека противнику исти број треба за две добре ствари. Два блота која оба ударају четворке једва коштају више од једног.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Означите их у мрежи; број на њеном рубу означава сва бацања са њим. Оба редоследа две коцкице означавају се заједно. Ctrl+Enter одговара.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Означите која од 36 бацања ударају.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Означено</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Игра за новац, коцка је у средини. Обе стране имају тако мало жетона да је свака бројка тачна.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Игра за новац, без Џејкобијевог правила.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Игра за новац. Гемон више нико не може да добије.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Игра за новац. Коцка је у средини, а гемони се рачунају.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Потез</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Наведите план који позиција тражи.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Ниједан жетон више не може да се удари: броје се само пипови.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Без јасног плана</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Без дуплирања</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Без редуплирања</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Ниједно бацање не удара два, па се бројеви сабирају.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Није дуплирано</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Још није пробано.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Овде се рачуна само сигурност. Најсигурнији потез не мора да буде најбољи.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Отварања</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Иначе попуњавајте празнине: померите жетон на празно поље и избегавајте гомиле.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Број пипова</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Пипови</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Одиграјте прво бацање, у игри за новац и при било ком резултату.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Поље по поље</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Поља заредом</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Игра прајма</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Коцка у трци</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Редуплирање, пас</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Редуплирање, прихватање</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Узорне одлуке о коцки</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Одговори</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Тачно</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Тачан одговор</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Тачно: удара {number} од 36 бацања.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Бацања</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Бацања која ударају, од 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Бацања која ударају, просек свих могућих потеза: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Наредна бацања</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Опште смернице</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Текуће бројање</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Игра бежања</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Најсигурнији потез</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Хици</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Хици по удаљености, ничега између</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Гомиле на пољима 1, једнако на обе стране</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Праг прихватања, дуплирано на {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Прагови прихватања</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>36 бацања</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Најбољи потез оставља најмање бацања у просеку.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Најбољи потези</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Блот на удаљености шест</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Коцка је у средини.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Коцка је ваша, на 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Ефективни број пипова је просечан број бацања до изношења, пута 49/6. Одговор у оквиру једног пипа је тачан.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Бројке су тачне: долазе из табеле свих таквих позиција.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Прво бацање партије: како га играте?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Цена гемона је оно што победа гемоном додаје победи, као удео разлике између победе и пораза. У игри за новац она је {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Последње бацање: црни следећи пут износи све</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Последњих {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>Трка је изједначена.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Тачан одговор је: {right}. „{chosen}“ кошта {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Исправан план</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Само бацање то не објашњава: жетон је ударен, или део бацања није могао да се одигра.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Лист резултата</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Праг прихватања је шанса за победу која вам треба да прихватите, ако нема гемона и коцка се више не окреће.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Заједно их је мање за {number}, јер иста бацања ударају на више места. Таква дупликација је оно што желите кад морате да оставите више од једног блота.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Предобро за дуплирање</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Два бацања: црном требају два бацања, или један дублет</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>До удаљености шест хитац је директан, и блот је сигурнији близу него далеко: на шест га удара 17 бацања, затим 15, 15, 14, 12, и 11 на један. Од седам је хитац индиректан: потребне су обе коцкице и удара највише 6 бацања. Зато блот ставите одмах уз нападача или на седам и даље, а на шест само ако морате.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Расипање</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Који су ефективни бројеви пипова?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Који је план белог?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Шта се расипа</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Шта вам треба за прихватање при неком резултату и колико тамо вреди гемон.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Где обе стране имају једнако жетона на истим сопственим пољима, изоставите их: не мењају разлику.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Који потез оставља најмање хитаца?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Бели</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Бели има четири или више поља заредом испред жетона црног, који треба задржати.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Бели нема више никога у кући црног и води, или већ износи. Све треба довести у кућу и изнети, а да ништа не буде ударено.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Белом је остало {white} пипова, црном {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Бели далеко заостаје, држи два поља у кући црног и чека касни хитац.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Бели није јасно у вођству. Последњи жетони стоје заједно на сидру или на средњем пољу и чекају хитац или велики дублет.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Бели је на потезу.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Бели је на потезу. Шта обоје треба да ураде?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Бели је ваш, доле.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Бели води у трци за {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Бели на потезу: како најбоље износите?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Бели заостаје у трци за {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Жетони белог у зони</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Изнети жетони белог</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Предност белог у пиповима</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Пипови белог</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Ко то каже</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Кад су сви жетони на пољу 1, бројте 7 пипова за свака два и још 1: за десет жетона треба 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Кад остану два жетона, избројте колико бацања износи оба.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Без коцке бели добија {chance} партија.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Вулзијев закон</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Вама треба {own}, противнику {other} поена.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Вама треба {own}, противнику {other}; Крофордова партија је прошла.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Вама треба {own}, противнику {other}; ово је Крофордова партија.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Ваш одговор</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Ваш блот на пољу {point} удара {number} од 36 бацања.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Ваши збирови се разликују од тачних: бели {white}, црни {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Вашег потеза нема у табели: кошта више од свих приказаних.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>градитељ</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>не удара</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>удара</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>удара, а изостављено је</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>последњи одговор</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>љубавнички скок</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>прави поље</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>промашај {number} (пипова)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>бег</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>слот</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>досад</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>раздвајање</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>ваш</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} на бару</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} на {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>поклоњено {number}</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>Удара {number} од 36 бацања; означили сте {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>промашај {number} од 36 бацања</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>промашај {number} процентних поена</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>Тачно је {right} од {all}.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>тачно {right} од {all}</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>тачно {share}</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Свако питање је ново, па нема шта да се учи напамет. Ваши одговори се чувају: сваки тренажер показује како вам је ишло у последње време.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>О тренажерима</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Сви тренажери</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Тренажери</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Линије</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Ипа&amp;к бивер</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Најбоље: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Ипа&amp;к дуплирај</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>То кошта {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Ради се о томе да се не изгуби гемон.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Ради се о томе да се добије гемон.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Ради се о томе да се добије партија, више него о гемонима.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>Ипа&amp;к мој потез</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Погледајте још једном целу таблу: шта жели који играч?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Ниједна одлука у овој партији није коштала довољно да ментор о њој говори.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Није тај: покушајте поново.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Овога пута не: ево одговора.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Тренутак…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Један од ових је најбољи потез:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Ипа&amp;к пас</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Ипа&amp;к баци</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Ипа&amp;к прихвати</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>То је коштало {cost}: вратити?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Најбољи потез почиње жетонима на заокруженим пољима.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>У целој статистици рачуна се први покушај: {choice} кошта {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Ментор није могао да погледа ову одлуку. Меч се наставља.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Ментор о овоме ништа није рекао: H тражи наговештај од мотора.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Ментор размишља…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Постоји нешто боље.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Мислите на поље које можете да заузмете.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Мислите колико партија треба да добијете да бисте прихватили.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Мислите на позицију, трку и претње: ко чега има колико?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Мислите на сигурност: шта вас следеће може ударити?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Мислите на изношење жетона.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Мислите на гемоне које добијате ако играте даље.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Мислите на следећа два бацања: колико могу да промене?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Мислите на поља у својој кући.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Мислите на поља која блокирају противника.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Мислите на резултат меча.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Мислите на темпо: може ли нешто да се удари?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Мислите на оно што се напушта ради сигурности.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Мислите на оно што противника држи на бару.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Мислите шта би противник одговорио на дуплирање.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Мислите на своје задње жетоне: могу ли да направе сидро?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Мислите на своје задње жетоне: да ли је време за бежање?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Мислите на противникове задње жетоне: могу ли да побегну?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Ментор: објашњава оно што кошта {cost} или више (коцка {cube}). Ћутање значи: није горе од тога.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Ментор: после сваке партије наводи шта је коштало {cost} или више (коцка {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Ментор: враћа оно што кошта {cost} или више (коцка {cube}). Ћутање значи: није горе од тога.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Ментор: упозорава на оно што кошта {cost} или више (коцка {cube}). Ћутање значи: није горе од тога.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Оно што је на крају одиграно коштало је премало да би се навело.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Послушали сте свако упозорење: није остало ништа скупо за преглед.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>бивер</translation>
    </message>
    <message>
        <source>double</source>
        <translation>дуплирање</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>без дуплирања</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>take</source>
        <translation>прихватање</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (први покушај)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (покушано)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} кошта {cost}.</translation>
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
            <numerusform>%n одлука за преглед</numerusform>
            <numerusform>%n одлуке за преглед</numerusform>
            <numerusform>%n одлука за преглед</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Упозорења: %n. Послушано: {heeded}. Сачуван еквити: {saved}.</numerusform>
            <numerusform>Упозорења: %n. Послушано: {heeded}. Сачуван еквити: {saved}.</numerusform>
            <numerusform>Упозорења: %n. Послушано: {heeded}. Сачуван еквити: {saved}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>&amp;Ментор</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>Касније: шта погледати после сваке партије</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Одлуке о коцки које коштају бар</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Коцка:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Објашњава: каже и колико кошта</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Од цене</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Потези који коштају бар</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Потези:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Подстиче: каже да постоји нешто боље</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Искључен</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Подучава: двапут враћа потез, па га покаже</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Меч је вежба и не рачуна се за рејтинг. Ћутање значи: није горе од тога.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Са сатом нема ментора.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>У овој игри нема ментора: њене шансе овде нико не зна.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Између рачунара нема ко да учи.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Ментор</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Ментор вашег пријатеља</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Ваш &amp;пријатељ</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>По&amp;мози ми</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>О&amp;стави</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>Погле&amp;дај поново</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Ментор</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Зашто</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Обоје су бацили {die}, па баците поново. Шта је сада?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Почетак: по једна коцкица, већа почиње. Шта су показале?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Шта су показале коцкице?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Ви бацате: шта показују коцкице?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} баца: шта показују коцкице?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Кликните на бројеве, или их укуцајте: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Накривљене, баци поново</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Прва коцкица</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Друга коцкица</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Ове коцкице</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Укуцајте коцкице</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Опозови</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Прикажи у &amp;фасцикли</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Опозови уклањање (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Други програм користи вашу библиотеку. bgdesk се затвара чим се све сачува.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Други програм користи вашу библиотеку. bgdesk ово чува чим буде могао.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Груба грешка, {cost}: најбоље је било {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Дуплирање, бивер</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Дуплирање, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Дуплирање, прихватање</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Сумњиво, {cost}: најбоље је било {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Грешка, {cost}: најбоље је било {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Пропуштено дуплирање, {cost}: исправно је било {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Пропуштено редуплирање, {cost}: исправно је било {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Без дуплирања, бивер</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Без дуплирања, прихватање</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Без редуплирања, бивер</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Без редуплирања, прихватање</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Дуплирање по избору, пас</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Дуплирање по избору, прихватање</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Редуплирање по избору, пас</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Редуплирање по избору, прихватање</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Редуплирање, бивер</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Редуплирање, пас</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Редуплирање, прихватање</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Исправно</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Исправно: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Праг прихватања {take} без гемона, мртва коцка · цена гемона {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Предобро за дуплирање, пас</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Предобро за дуплирање, прихватање</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Предобро за редуплирање, пас</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Предобро за редуплирање, прихватање</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Погрешан бивер, {cost}: исправно је било {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Погрешно дуплирање, {cost}: исправно је било {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Погрешна видра, {cost}: исправно је било {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Погрешан пас, {cost}: исправно је било {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Погрешан ракун, {cost}: исправно је било {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Погрешно редуплирање, {cost}: исправно је било {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Погрешно прихватање, {cost}: исправно је било {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>дуплирање, бивер</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>дуплирање, пас</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>дуплирање, прихватање</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>без дуплирања, бивер</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>без дуплирања, прихватање</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>без редуплирања, бивер</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>без редуплирања, прихватање</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>дуплирање по избору, пас</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>дуплирање по избору, прихватање</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>редуплирање по избору, пас</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>редуплирање по избору, прихватање</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>редуплирање, бивер</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>редуплирање, пас</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>редуплирање, прихватање</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>прихватање</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>предобро за дуплирање, пас</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>предобро за дуплирање, прихватање</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>предобро за редуплирање, пас</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>предобро за редуплирање, прихватање</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: најбоље је било {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} меча)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>&amp;Копирај позивницу</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Видљив на овој мрежи</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>&amp;Затвори сто</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Копирај позивницу за &amp;гледање</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Позивница</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Други на овој мрежи онда могу да га нађу и уместо тога се придруже кратким кодом.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Други на овој мрежи налазе ваш сто и придружују му се овим кодом. Прочитајте га некоме.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Пошаљите је ономе са ким желите да играте: ко је има, може да заузме место.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Позивница је на остави.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>Позивница за гледање је на остави.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Меч почиње чим друга страна пристане. Дотле у овом прозору можете да радите нешто друго; сто остаје отворен док га не затворите.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Где је други играч</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Ваш сто је отворен</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>било где, преко посредника {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>за овим рачунаром ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>на овој мрежи ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>на интернету ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Одлука {number} од {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Грешке су познате кад се меч анализира: притисните F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Пре ове нема грешке: ово је последња у мечу.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Изнад ове нема ваше линије.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Ниједна линија није уклоњена.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>До краја нема више грешака: ово је поново прва.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Из ове позиције не полази друга линија.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Нико није направио грешку од {cost} или више.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>То је крај меча.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Линија је уклоњена. Ctrl+Z је враћа.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Ово је почетак меча.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Ово је крај линије.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Ова линија долази са датотеком и остаје.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Видели сте све грешке.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Нисте направили грешку од {cost} или више.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>грешка {number} од {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name}: ниједна грешка од {cost} или више.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Страница за прегледач (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Слика (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Сачувај турнир</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} није уписано ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} није уписано.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Настави</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>&amp;Брже</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Па&amp;уза</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Прегледа&amp;ј меч</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>&amp;Спорије</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>К&amp;орак</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>На кос&amp;тур</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>До &amp;краја</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>У програму bgdesk је нешто пошло по злу и грешке овог меча не могу да се прикажу. Меч и његова анализа су сачувани; појединости су у дневнику.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Додај особу…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Преименуј…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Додај особу</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Имена у вашим мечевима</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Особа</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Уклони</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Преименуј ову особу</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Још нема мечева са именима.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Обележите имена под којима ова особа игра. Статистика и рејтинг следе одмах.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Ко је ко</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>На дуплирање мора да се каже пас, што вреди {refusal}; играти даље вреди {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>После следећег бацања оба играча дуплирање више не би могло да се прихвати у {share} случајева.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Сидра</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>На први поглед само ово кошта {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>При овом резултату</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Бекгемони</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Блокирајуће поље</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Блотови</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Блотови у кући</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Жетони преко три на пољу</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Жетони на пољима 1 и 2</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Жетони заробљени иза њега</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Скупи хици</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Коцка</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Двоструки удари</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Лако за улазак</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Довољно победа</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>И кад се коцка више никад не би окретала, за прихватање бисте морали да добијете само {needed} партија; овде је {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>И кад се коцка више никад не би окретала, за прихватање је потребно само {needed} партија; овде је {win}. Играч: {name}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Све остало кошта {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Све остало враћа {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Добијене партије</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Изгубљени гемони</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Добијени гемони</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Мора пас</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Поље у кући</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Кад се коцка више никад не би окретала, за прихватање бисте морали да добијете {needed} партија; овде је {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Кад се коцка више никад не би окретала, за прихватање је потребно {needed} партија; овде је {win}. Играч: {name}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Укупно</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>У игри за новац ова одлука би била исправна; при овом резултату није.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Гемон губи {chance} ређе, што враћа {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Гемон губи {chance} чешће, што кошта {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Гемон губи {chance} чешће: {share} од изгубљених {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Гемон добија {chance} ређе, што кошта {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Гемон добија {chance} ређе: {share} од изгубљених {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Гемон добија {chance} чешће, што враћа {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Добија {chance} ређе, што кошта {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Добија {chance} ређе: {share} од изгубљених {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Добија {chance} чешће, што враћа {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Предност у трци, у пиповима</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Пушта жетон</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Најдужи блок, у пољима</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Заузета поља</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Изгубљено тржиште</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Пропуштен удар</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Више хитаца</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Већи део губитка долази од бекгемона.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Већи део губитка тиче се коцке; без коцке би два потеза била ближа.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Без дуплирања вреди {played}, са дуплирањем {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Ниједан разлог који bgdesk може да провери сам не објашњава губитак.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Нема разлога: разлика је у границама грешке ролаута.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Нема разлога: два потеза нису гледана једнако дубоко.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Без редуплирања вреди {played}, са редуплирањем {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Нема шта да се изгуби</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Противнички жетони на бару</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Број пипова</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Поља у кући</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Поља напољу, од 7 до 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Бацања која не улазе</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Бацања која ударају за 10 пипова или више</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Бацања која ударају двапут</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Бацања која ударају, од 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Бацања која пуштају жетон</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Краћи блок</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Прихватање и пас су овде близу: ако нисте сигурни шта је исправно, дуплирајте.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Дуплирање вреди {played}, без дуплирања {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Грешка је премала да би се разлог навео са сигурношћу.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Противнику треба један поен, па вас коцка ништа не кошта.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Противнику треба један поен, па коцка ништа не кошта. Играч: {name}.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Пас вреди {played}, прихватање {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Редуплирање вреди {played}, без редуплирања {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Остатак, углавном коцка, кошта {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Остатак, углавном коцка, враћа {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Прихватање вреди {played}, пас {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Има времена</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Има времена: после следећег бацања оба играча дуплирање више не би могло да се прихвати само у {share} случајева.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Има времена: шта год обоје следеће бацили, дуплирање после тога још може да се прихвати.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Тамо без дуплирања вреди {value}, а прихваћено дуплирање {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Ова ударају само после потеза играча {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Ова ударају само после вашег потеза:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Ова ударају само после {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Ова само после потеза играча {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Ова само после вашег потеза:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Ова само после {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Премало победа</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Предобро</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Предобро за дуплирање: играти даље вреди {value}, пас {refusal}; гемоном се добија {gammons} партија.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Превише сигурно</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} од {all} парова бацања, на први поглед.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Још чињеница</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Зашто</translation>
    </message>
    <message>
        <source>best</source>
        <translation>најбољи</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>еквити</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>одиграни</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Позиција</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Потез против правила не може да заврши партију.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Прихватити или играти даље?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Ејси-дјуси</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Ејси-дјуси (амерички)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Ејси-дјуси (европски)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Ејси-дјуси (морнарички)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Сви ваши жетони морају да уђу пре него што иједан крене даље.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Све ваше коцкице су одигране.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Прво мора да се одговори на понуду.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Бекгемон</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>У овом мечу се не играју бивери.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Британских пет</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Жетони иду само напред: са виших поља на нижа.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Кликните на жетон да одиграте {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Кликните на жетон да одиграте {left} · десни клик за {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Кликните на коцкице да завршите потез</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Кликните на коцкице да баците</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Кликните на коцкице да баците још једном</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Кликните на коцкице да баците · кликните на коцку да дуплирате</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Остале су коцкице које могу да се одиграју.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Холандски бекгемон</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Февга</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Изнуђено, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Изнуђено: {play} је одиграно уместо вас.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Партија {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Гул бара</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Холандово правило: нико не дуплира пре него што оба играча одиграју два бацања.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Хипергемон</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Хипергемон (1 жетон)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Хипергемон (2 жетона)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>У овој игри само тачан број износи жетон.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Нисте на потезу.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Остало од вас, сада игра {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Остало од играча {name}, сада играте ви</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Остало од играча {name}, сада игра {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Преостало: {numbers}, сада играте ви.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Преостало: {numbers}, сада игра {name}.</translation>
    </message>
    <message>
        <source>Longgammon</source>
        <translation>Лонгемон</translation>
    </message>
    <message>
        <source>Moultezim</source>
        <translation>Мултезим</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Накгемон</translation>
    </message>
    <message>
        <source>Name a double first: click a die or press 1 to 6.</source>
        <translation>Прво изаберите дублет: кликните на коцкицу или притисните 1 до 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Изаберите дублет: ако се све одигра, бацате поново · кликните на коцкицу или притисните 1 до 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Изаберите дублет; за њим следи онај са друге стране коцкица: ако се све одигра, бацате поново · кликните на коцкицу или притисните 1 до 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Следеће бирате дублет · кликните на коцкице за наставак</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Следеће бацате поново · кликните на коцкице за наставак</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Следеће {numbers} · кликните на коцкице за наставак</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Ниједан жетон не сме да пређе средину табле пре него што сви уђу.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>У овој партији нема коцке: то је Крофордова партија.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Нема могућег потеза · кликните на коцкице за наставак</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Нема могућег потеза: притисните Enter за наставак.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>У овом потезу више ниједан жетон не сме да напусти почетак.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Нико не износи док му је жетон прикован.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Нико не сме да дуплира пре првог потеза.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Ниједан ваш жетон овим коцкицама не може да стигне до бара.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Ниједан ваш жетон овим коцкицама не може да стигне до залихе.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Ниједан ваш жетон овим коцкицама не може да стигне до преграде.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Ниједан ваш жетон овим коцкицама не може да стигне до поља {point}.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Може да се одигра само једна коцкица, и онда то мора да буде {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Плакото</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Одиграјте ове коцкице или баците обе поново · кликните на жетон или „Баци поново“</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Портес</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Притисните Space за следећу партију</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Притисните Space за следећу партију: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Прво баците коцкице, па вуците.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Руски бекгемон</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>За шест поља заредом потребан је противнички жетон испред њих.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Прихватити или пас? · кликните на коцку да прихватите</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Прихватити, пас или бивер? · кликните на коцку да прихватите</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Прихватити, пас или видра? · кликните на коцку да прихватите</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Прихватити, пас или ракун? · кликните на коцку да прихватите</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Прихватити, пас или редуплирање? · кликните на коцку да прихватите</translation>
    </message>
    <message>
        <source>Tapa</source>
        <translation>Тапа</translation>
    </message>
    <message>
        <source>Tavla</source>
        <translation>Тавла</translation>
    </message>
    <message>
        <source>That checker is pinned: an opposing one lies on it.</source>
        <translation>Тај жетон је прикован: на њему лежи противнички.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>То је противникова преграда.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Тај потез није по правилима: приговорите сада, или баците и он важи</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>За тај потез треба {die}, а немате га за играње.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Та позиција није могућа.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Жетон који је ударио на вашем пољу {point} мора у овом потезу тамо да остане.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Жетони на пољу {point} су противникови.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Коцка сада не може више да се диже: прихватите или пасирајте.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Коцка већ довољно вреди: ова партија вам доноси меч.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Коцку сме да окрене само противник.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Мотор је отказао; замењује га једноставни играч и меч се наставља.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Мотор је стао више пута и за сада се више не покреће; меч је сачуван.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Мотор је стао и поново је покренут; наставља тамо где је био.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>Партија не може да се изгуби за толико.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Меч је завршен.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Поставка остаје: у овој партији су одиграна два потеза.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Подешавања нису могла да се прочитају ({detail}); важи подразумевано, датотека је сачувана.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Подешавања нису могла да се сачувају ({detail}); важе док се bgdesk не затвори.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Подешавања је записао новији bgdesk; измене направљене овде неће се сачувати.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Сачувана вредност за „{detail}“ није дозвољена; важи подразумевано.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Јаки мотор не може да обради ову позицију; овде одлучује једноставни играч.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Јаки мотор не познаје ову игру; замењује га једноставни играч.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>{die} још може да се одигра.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>{die} мора да се одигра: обе коцкице морају да се искористе ако је могуће.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>Поље {point} је блокирано: држи га противник.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>Поље {point} је пуно: у овој игри прима највише пет жетона.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>На пољу {point} има жетон: {die} не може да изнесе нижи.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>У мечу до 1 поена нема коцке.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Нема шта да се врати.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Ови бројеви су одиграни. Следеће бирате дублет: кликните на коцкице за наставак.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Ови бројеви су одиграни. Следеће бацате поново: кликните на коцкице за наставак.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Ови бројеви су одиграни. Следеће {numbers}: кликните на коцкице за наставак.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Ова партија је завршена.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Ова игра се игра без коцке.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Овај противник не може да игра: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Ти жетони су противникови.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>То сада не можете да урадите.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>У залихи немате жетона.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>На бару немате жетона.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>У прегради немате жетона.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>На пољу {point} немате жетона.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Тамо немате жетон који бисте померили.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Већ сте бацили: дуплирајте пре бацања.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Смете да износите кад су сви ваши жетони у кући; један је још у залихи.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Смете да износите кад су сви ваши жетони у кући; један је још на бару.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Смете да износите кад су сви ваши жетони у кући; један је још на пољу {point}.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Смете да износите кад су сви ваши жетони ушли и у кући су.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Смете да ударате кад један ваш жетон стигне у вашу кућу.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Не смете да држите свих шест поља те почетне куће.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Ви играте преостале бројеве</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Прво мора да уђе ваш жетон са бара.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Ваше коцкице не досежу до бара, ни појединачно ни заједно.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Ваше коцкице не досежу до залихе, ни појединачно ни заједно.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Ваше коцкице не досежу до преграде, ни појединачно ни заједно.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Ваше коцкице не досежу до поља {point}, ни појединачно ни заједно.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Ваш први жетон мора да прође противников почетак пре него што оде други.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Противник је одбио и више од тога.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Ваших шест поља заробљава све противничке жетоне: морате да их отворите.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk је сам поставио ову таблу; погрешна може да буде само ваша табла, као код укуцаних коцкица.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} почиње следећу партију</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} игра преостале бројеве</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Стани</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Ток анализе</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Анализирано се чува, а остатак може да се уради касније</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Све датотеке (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Све остало је у {folder}, али ово није могло да се упише: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Направи резервну копију у овој фасцикли</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Дневна резервна копија</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Пре враћања резервне копије</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Пре ажурирања програма bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Проверава се свака страница и сваки меч…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Затвори и &amp;поново покрени</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Све се копира и упоређује пре него што се тамо користи; оно што је овде остаје док га не баците у смеће. За то се bgdesk затвара и поново покреће.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Све је у {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Извези све у ову фасциклу</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Извоз свега…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Убудуће чувати ваше податке у {folder}?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Библиотеке (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Прави се резервна копија…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Премести податке у ову фасциклу</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Овде нема програма који приказује фасцикле.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Одиграно овде: {played}. Отворено: {opened}. У корпи: {binned}. Позиције: {positions}. Анализе: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Баци у &amp;смеће</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Бацити у смеће податке од пре премештања?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Стари подаци се бацају у смеће…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Врати из ове датотеке</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Вратити библиотеку из {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Вратити библиотеку од {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Заустављено. Оно што је досад уписано остаје.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Резервна копија је {file}; проверена је.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Библиотека још није проверена.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Стари подаци су у смећу.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Садашња библиотека се чува и биће на списку резервних копија, па можете да је вратите. За то се bgdesk затвара и поново покреће.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>При последњој провери, {when}, није све било у реду.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>При последњој провери, {when}, библиотека је била исправна.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Ваши подаци</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Ваши подаци од пре премештања још су у {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} синхронизује фасциклу ваших података. У Меч, Ваши подаци пише на шта треба пазити.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>Резервна копија у &amp;фасциклу…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Провери сада</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>Из&amp;вези све…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>П&amp;ремести у другу фасциклу…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Отвори фасциклу</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>Врати ову &amp;копију…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Стани</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Резервне копије</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Сваки меч као .json са свим што се о њему зна, и као .mat за друге програме.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Све као датотеке</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Фасцикла</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Напредак</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Баци старе податке у с&amp;меће…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Врати из &amp;датотеке…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>Прикажи у ф&amp;асцикли</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Стање</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Још нема резервне копије. bgdesk прави једну убрзо после првог покретања сваког дана.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ваши подаци</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Разл.</translation>
    </message>
    <message>
        <source>{title}: {white_name} {white}, {black_name} {black}</source>
        <extracomment>A row of a table for a screen reader: its title, then each player&apos;s name and number</extracomment>
        <translation>{title}: {white_name} {white}, {black_name} {black}</translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <extracomment>Tool tip of a column of numbers: the difference. {white} and {black} are names of players</extracomment>
        <translation>{white} минус {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Нађене одлуке</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, најмање</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, највише</translation>
    </message>
</context>
</TS>
