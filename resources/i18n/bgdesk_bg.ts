<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Прекратяване на мач</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Прекратяване на сесия</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Прекратяване на мача</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Прекратяване на сесията</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Да се прекрати ли сесията тук? Резултатът остава както е.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Да се прекрати ли сесията тук? Губите текущата партия на пълната ѝ стойност.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Да се прекрати ли сесията тук? Тази партия печели {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Да се прекрати ли мачът тук? Печели го {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Да се прекрати ли този мач?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Продължете го, когато пожелаете; турнирът го чака.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Нека чака</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Резултат не се записва и мачът не може да се върне.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Резултат не се записва. Мачът остава в кошчето и оттам може да се възстанови.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Игра отначало</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Премахване</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Предаване на мача</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Предаване на мача</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Да се предаде ли този мач? Печели го противникът.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Резултатът остава както е.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Какво да стане с този мач от турнира?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Изиграното отива в кошчето; заровете ще са други.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Губите текущата партия на пълната ѝ стойност.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Противникът го печели и той се брои.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Печели {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>За bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Създадено с</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Двигател</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Игра, преглед и упражнения по табла. Лиценз MIT.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Този превод е направен машинно по речник на играта и е прочетен повторно машинно. Още не е проверен от играч. В „Помощ“, „Езици“ пише как да поправите текст.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>намира вашите папки</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>страници с отчети</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>силните противници</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>шрифтът</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>използва се от Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>прозорец и графика</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>записва настройките</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>&amp;За bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>Анали&amp;з…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Обратно към играта</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>&amp;Обратно към мача</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Обратно към прегледа</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>&amp;Бивър</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>По-&amp;добър ход</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Коментар</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тъмна</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>По-&amp;дълбоко</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>З&amp;арове</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>&amp;Контра</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>Гре&amp;шки</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Честни зарове</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>По-&amp;бързо</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>Показатели във &amp;времето</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>Тър&amp;сене на решения…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Търсене на подобни пози&amp;ции…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>Пър&amp;ва позиция</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Отбелязване на решението</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Както в системата</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>Къ&amp;м</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>П&amp;омощ</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>&amp;Помощ от наставника</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>&amp;Домове отляво</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Как се играе</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>От&amp;чет за внасянето</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>&amp;Клавиатура</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>К&amp;лавишни комбинации</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Учене от този мач…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светла</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Проверка за &amp;нова версия…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Мач</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>&amp;Ходове</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Нов &amp;мач…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>С&amp;ледващо решение</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Следващ &amp;белег</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Следваща позиция</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Следващ въпрос</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>Един &amp;ход назад</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Една стъпка</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Отвар&amp;яне…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Другият &amp;цвят отдолу</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>П&amp;ас</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>&amp;Поставяне на мач или позиция</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>Позицията &amp;след него</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Упражнения…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>&amp;Предишно решение</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>П&amp;редишна позиция</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Изход</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>&amp;Въпроси по този мач</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Премахване на линията</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>Пре&amp;даване на мача…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>Резултати &amp;срещу противници…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>&amp;Резултат…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>П&amp;реглед</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>Хвър&amp;ляне</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Ролаут</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила на тази игра</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>С&amp;траничен панел</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>&amp;Пропускане</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Спиране на &amp;анализа</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Спиране на ролаута</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>При&amp;емане</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>Връ&amp;щане назад…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>Т&amp;ема</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>Т&amp;ренажори…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>&amp;Друг ход за проба</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тмяна</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>&amp;Отмяна на отговора</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>П&amp;роверка на заровете…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>И&amp;зглед</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Какво изиграхте в мача</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>По-&amp;лош ход</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Най-тежката оставаща &amp;грешка</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>По една карта за всяка ваша грешка в този мач, която си струва</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Така щракването първо играе другия зар</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Тъмен прозорец</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Светъл прозорец</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Всеки път с една стъпка повече: за какво да мислите, кои пулове, отговорът</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>&amp;Приемане на предаването</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Всички клавишни комбинации в един списък</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Анализира всяко решение в този мач</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Проверява за по-нова версия на bgdesk – сега или веднъж дневно</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Обратно към &amp;продължената игра</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Обратно към пре&amp;гледа</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Назад, &amp;и през принудените ходове</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Отново пита за решението на дъската, докато го научите</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>&amp;Чат</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Променя как bgdesk играе и изглежда</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Проверява всяко хвърляне в този мач</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Пулове, куб, зарове и резултат, както ги четат други програми</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Избирате противник, дължина и правила</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Избор на &amp;зарове…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Затваря bgdesk; мачът се запазва, както е</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan &amp;ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>Компютърът &amp;играе</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Компютър срещу ко&amp;мпютър</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Компютър срещу компютър, на пауза: едно хвърляне, ход или решение за куба</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Компютър срещу компютър: пауза или продължаване</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Компютър срещу компютър: по-бърза игра</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Компютър срещу компютър: по-бавна игра</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Потвърждава хода и го завършва</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>П&amp;родължаване</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Продължавате мач или разглеждате такъв, който сте играли или отворили</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>&amp;Копиране на позицията</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Копиране като &amp;GNU Backgammon ID</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Копиране като &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Копиране като собствен текст на &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Копиране за &amp;форум…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>К&amp;опиране на позицията като</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Копира решението на дъската или всички грешки, за да ги покажете другаде</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Копира позицията: като XGID при бекгемън, като собствен текст на bgdesk при другите игри</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Поправка на под&amp;редбата…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Отчитане като &amp;лесна</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Отчитане като &amp;трудна</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Отчитане като &amp;позната</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Отчитане като п&amp;ропусната</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Решавате още веднъж там, където е имало грешки, без да виждате отговора</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>Събитие &amp;и играчи…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>Кра&amp;й на сесията…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Прекратява текущия ролаут и запазва постигнатото</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Въвеждане, както е &amp;изиграно…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Цял екра&amp;н</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Отбелязва решението на дъската, за да го намерите пак, или маха белега</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>За всяка игра: името, пуловете и кой е на ход</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>От всяко място; стрелките обхождат дъската</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Игрови планове, откривания, контриране, надбягвания и думите на играта</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Отказвате се от партията при стария залог</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Връща назад по линията, а от първия ѝ ход – към мача</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Връща с едно решение назад, дори да не е имало избор</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Връща към последното решение, при което е имало избор</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Връща към последната грешка, на когото и да е</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Връща към последната ви грешка, а ако не е ясно кой сте вие – към тази на който и да е играч</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Върви напред по линията до края ѝ</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Върви с едно решение напред, дори да няма избор</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Върви към следващото решение, при което има избор</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Продължава играта, която започнахте от този мач</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Къ&amp;м дъската</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Към най-скъпата грешка от тези, които още не сте видели</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Към първото решение на следващата партия</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Към първото решение на тази или на предишната партия</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>&amp;Към следващата област</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Към следващото решение, което сте отбелязали</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Към следващата грешка, на когото и да е</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Към началната страница на bgdesk или обратно към дъската</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Към пре&amp;дишната област</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Към следващата ви грешка, а ако не е ясно кой сте вие – към тази на който и да е играч</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Подска&amp;зки</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Връща последно премахнатите линии</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Как се правят заровете и как се проверяват</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Как завърши мачът: PR, късмет и решения за разглеждане</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Как сте играли срещу всеки компютърен играч и колко добре играете</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Не пази повече тази линия и каквото тръгва от нея; Ctrl+Z я връща</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Учене: започване или към следващото решение</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Учене: отказ от това решение и показване на най-доброто</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Учене: към следващото решение без отговор</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Оставя пробваното, което се пази, и показва отново мача</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Компютърът взема това решение</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Ли&amp;нията отдолу</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Светла или тъмна като работния плот</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>&amp;Линията отгоре</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Поставя тази линия преди горната или прави горната да тръгва от нея</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Показва дъската от другата страна</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Разглежда по-дълбоко решението на дъската</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Показва отново мача, от който продължихте, там, където го оставихте</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Търси грешки и позиции във всичките ви мачове</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Губите мача веднага или прекратявате сесията на пари</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Създаване на &amp;карта</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Създаване на карти от &amp;грешките ви</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>&amp;Белези</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Ма&amp;чове…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Обръща дъската огледално отляво надясно</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Мишка, клавиатура, изписани ходове</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>&amp;Ход от списъка</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>Преместване на линията на&amp;горе</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>С&amp;ледваща партия</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>&amp;Следваща грешка</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Следва&amp;ща грешка на кой да е играч</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>Възражение &amp;срещу хода…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Предлагате да загубите тази партия; противникът може да откаже</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Предлагате играта да продължи при двоен залог</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>&amp;На дъската</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Напред, и през принудените &amp;ходове</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>&amp;Един ход напред</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Отваря мач или позиция, записани от коя да е програма</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Отваря мача или позицията от клипборда</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>&amp;Игра оттук нататък…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Предишн&amp;а партия</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Брой пипове, изстрели, прагове за приемане и други, всеки път нови. Още веднъж: обратно</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Играете турнир срещу компютри и приятели или продължавате такъв. Още веднъж: обратно</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Играта продължава за повече</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Играете оттук нататък на дъската, встрани от мача; Esc връща обратно</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Играете с някого на друг компютър. Още веднъж: обратно</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Разиграва решението на дъската много пъти; още веднъж: пауза или продължаване</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Играете старата китайска игра с бутилки в отделен прозорец</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID и Match ID, както ги чете GNU Backgammon</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>У&amp;пражнения</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Упражнения: забравя последния отговор и пита картата отново</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Упражнения: вижте какво избрахте в мача; картата тогава се брои за трудна</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Упражнения: картата идва малко по-рано</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Упражнения: картата идва скоро пак</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Упражнения: картата идва много по-късно</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Упражнения: картата идва, когато сте на път да я забравите</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Упражнения: тази карта вече не се пита; намира се на страницата с карти</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Пре&amp;дишна грешка</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Предишна грешка на кой да е и&amp;грач</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Поправя грешна начална позиция – до втория ход на партията</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Поставя произволна позиция на дъската; от разглеждан мач – показаната. Още веднъж: обратно</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Поставя на дъската пробваното вместо този ход</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Отделяне на картата &amp;настрана</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>&amp;Отхвърляне на предаването</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>Предаване на пар&amp;тията…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>Въз&amp;становяване на премахнатата линия</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Последни &amp;файлове</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Съдийски режим: въвеждане на изиграното, позволено или не</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Съдийски режим: непозволен ход се играе отново</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Р&amp;еванш</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>О&amp;тчет…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Съобщаване за проблем…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>&amp;Брояч на хвърлянията</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Хвърля заровете</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Ролаут на това р&amp;ешение</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Н&amp;астройки…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>Пока&amp;зване на отговора</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>По-бав&amp;но</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Размяна &amp;на заровете</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Запазване на копие като…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Записва страница или PDF с всяко решение в мача</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Записва мача във файл, който други програми могат да четат</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Записва каквото помага да се намери причината; нищо не се изпраща</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Казвате какво се хвърля, вместо да хвърляте</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Ре&amp;зултат и пипове</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Леща за рез&amp;ултата…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>&amp;Нареждане на позиция</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Показва PR, късмета и грешките на двамата играчи, по вид и по фаза</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Показва и прочита резултата, пиповете и куба</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Показва подсказки и шансове за победа</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Показва колко често се е хвърляло всяко число</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Показва или скрива панела до дъската</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Показва първия ход от списъка на дъската; от 2 до 9 показват другите</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Показва списъка с грешки за подреждане и избор</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Показва списъка с ходове</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Показва следващия по-добър ход от списъка на дъската</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Показва следващия по-лош ход от списъка на дъската</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Показва позицията след избрания ход, иначе след изиграния и след най-добрия</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Показва позицията, както е сега</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Показва позицията един ход по-рано</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Показва позицията един ход по-късно</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Показва началото на мача</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Показва какво хвърлиха, изиграха и похабиха двамата играчи</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Показва какво би направил двигателят; мачът тогава се брои за тренировъчен</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Започва партия от показаната позиция</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Започва нов мач със същите играчи и правила</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Нача&amp;лна страница</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Спира ученето; отговорите ви се пазят</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>Стратеги&amp;я и речник</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>Об&amp;общение</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Изписване на &amp;ход…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Маси &amp;в мрежата…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Връща всички пулове, преместени на този ход</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Връща последния преместен пул</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Връща последното ви решение; мачът тогава се брои за тренировъчен</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Приемате контрата и кубът става ваш</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Приемате и веднага обръщате куба отново</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Разговаряте с играча на другия компютър</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>&amp;Тази карта</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Дъската, бутоните, страничният панел, съобщение</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Предишната линия от същата позиция, иначе мачът</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Следващата линия от същата позиция</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Следващото действие: хвърляне, край на хода, начало на следващата партия</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Правилата на този мач</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>&amp;Към друга линия оттук</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>Т&amp;урнири…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Проба на друг &amp;ход</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Изписвате хода, например 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Отмяна на &amp;всичко</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Използва целия екран</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Версия, двигател и лицензи</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Какво е променено в тази версия на bgdesk и в предишните</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>Какво но&amp;во</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Анализираното се пази; може да продължите по-късно</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Кое е най-доброто на дъската при всеки резултат</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Какво се е играло в подобни позиции и колко е струвало</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Какво е прочетено, поправено или странно в отворения файл</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Къде и кога е игран мачът и имената на играчите</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Къде се пазят мачовете ви; проверка, архивиране, възстановяване, преместване или изнасяне</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Печелите партията за предложените точки</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Пишете нещо за решението на дъската</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Ва&amp;шите данни…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Вашият PR, къде губите най-много и какво направиха заровете. Още веднъж: обратно</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Вашите карти: кои са за преговор днес, тестета и следващите дни</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Мачът е анализиран; {key} показва резултата с решенията за разглеждане.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Последният ви мач е анализиран; ще го намерите в „Мачове…“.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Като миналия път</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Дълбочина</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>&amp;Чии решения</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>И двамата играчи</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Решението на дъската</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Целият мач</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Тази партия</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Какво да се анализи&amp;ра</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk и анализът спря. Анализираното досега е запазено; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Приемете или играйте нататък.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Назовете чифт.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Играйте.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Хвърлете или контрирайте.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Хвърлете.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Приемете или пасувайте.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Приемете, пасувайте или веднага контрирайте отново.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} решава дали да приеме, или да играе нататък.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} назовава чифт.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} играе.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} хвърля или контрира.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} хвърля.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} приема или пасува.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} приема, пасува или веднага контрира отново.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Нещо се обърка в bgdesk. Подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Приемане</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Както е изиграно…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Обратно към играта</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Обратно към мача</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Обратно към прегледа</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Предложен бивър</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Черен</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Компютърът играе</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Потвърдете хода</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Крофорд</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Партия на Крофорд</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Зарове…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Дадена контра</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Контра на {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>По-бързо</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>В линия, встрани от мача</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>В тази игра играч може да удря, след като един негов пул е стигнал у дома.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Учене от този мач</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>На пари</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Сесия на пари</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Назовете чифт</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Нов мач…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Следващо</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следваща партия</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Възражение…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>На ход</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Предложена видра</translation>
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
        <translation>Първо пауза</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>На пауза</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Игра нататък</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Игра нататък…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Играе се</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Моля, изчакайте</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Предложен ракун</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Реконтра</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Дадена реконтра</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Реконтра на {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Предложено предаване</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Предаване…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Резултат…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Хвърляне</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Повторно хвърляне</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Показване</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Пропускане</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>По-бавно</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Стъпка</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Маси…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Приемане</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Връщане</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Мисли…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>До края</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>За игра: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>Към прегледа</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Към турнира</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Проба на друг ход</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Проба встрани от мача</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Ходът продължава</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Бял</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Вие гледате</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>веднага</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>бързо</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>партия {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>може да удря</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>още не може да удря</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>нормална скорост</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>след Крофорд</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>тренировъчен мач</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>бавно</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>до {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>много бавно</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Премахване</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Запазване на тази позиция…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Наредено преди</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Запазено като {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Позицията {position} не може да се прочете; оставена е, както беше.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>{position} е премахната.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Двамата играчи местят в една посока и вадят от едни и същи капии – от 6 до 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Двамата играчи обикалят в една посока; противникът започва от вашата капия 12 и вади от вашите капии от 18 до 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Зарове</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Зарове: назовете чифт</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Зарове: не са хвърлени</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Зарове: натиснете за хвърляне</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Контриращ куб</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Контриращ куб на {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Назоваване на {double}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Без контриращ куб</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Капия {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Играчите местят в противоположни посоки.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Вашият бар</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Барът на противника</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Резервът на противника</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Улеят на противника</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Вашият резерв</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Вашият улей</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>може да мести</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>празно</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>в средата</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>предложен на вас</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>предложен на противника</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>върху 1 черен пул, притиснат</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>върху 1 бял пул, притиснат</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>извън игра в партията на Крофорд</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>натиснете за контра</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>натиснете за край на хода</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>натиснете за приемане</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>предишното хвърляне беше {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>после се назовава чифт</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>после още едно хвърляне</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>после {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>с 1 черен пул, притиснат под тях</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>с 1 бял пул, притиснат под тях</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>на стойност {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>на противника</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>ваш</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} изиграно наполовина</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} изиграно</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>от 1 до 6</translation>
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
        <translation>От дъската към обичайното следващо действие и нататък</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>В списъка с кандидати: изиграва този ход</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Назовава чифт в игрите, които го позволяват</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Нито един там</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На дъската</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Още един пул там</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Нареждане на позиция</translation>
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
        <translation>Толкова пулове там</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Толкова от другия цвят</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Space, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Другият цвят за цифри и щраквания</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Другият играч на ход; избор на зарове</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Същото за другата страна; само пуловете сменят страната</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Началото на партията, празна дъска</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Към бара, към улея</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Проба на ход или отново нареждане</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Обръща куба напред, назад</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Отмяна, повторение</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Обхожда капиите, бара, улеите, резерва, заровете и куба</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Каквото прави щракването там</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Каквото прави щракването с десния бутон там: играе другия зар</translation>
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
        <translation>Дъска</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Като прозореца, тъмна или светла</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Синьо и оранжево (за далтонисти)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Турнирна, бордо</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Класическо сукно</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Висок контраст</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Клен</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Каменна плоча</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Орех и кожа</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Жълто и виолетово (за далтонисти)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk. Мачът е запазен; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Остава %n мач.</numerusform>
            <numerusform>Остават %n мача.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Това отнема около %n минута.</numerusform>
            <numerusform>Това отнема около %n минути.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Изигран е {done} от %n друг мач.</numerusform>
            <numerusform>Изиграни са {done} от %n други мача.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Схема</translation>
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
        <translation>Колко често играчът губи бекгемън, в проценти</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Колко често играчът губи марс или бекгемън, в проценти</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Колко често играчът, който решава, печели партията</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Колко често играчът печели бекгемън, в проценти</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Колко често играчът печели марс или бекгемън, в проценти</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>Заг. бг</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>Заг. м</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>П</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Колко отстъпва спрямо най-добрия избор</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Колко струва за играча, който решава</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Победи %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Победи</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>анализирано не толкова дълбоко</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>бг</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>избрано</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>м</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>в скоби: анализирано не толкова дълбоко, не е сравнимо</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>вашият отговор</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Възможности в тази позиция</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>По-дълбоко</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Спиране</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n карта е запазена като {file}.</numerusform>
            <numerusform>%n карти са запазени като {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n карта за днес</numerusform>
            <numerusform>%n карти за днес</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n карта вече има друг най-добър отговор и е за преговор.</numerusform>
            <numerusform>%n карти вече имат друг най-добър отговор и са за преговор.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n карта, направена от ваши грешки, чака отговор днес.</numerusform>
            <numerusform>%n карти, направени от ваши грешки, чакат отговор днес.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>Направена е %n карта. Ще ви се задава на страницата „Упражнения“.</numerusform>
            <numerusform>Направени са %n карти. Ще ви се задават на страницата „Упражнения“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n карта вече съществуваше.</numerusform>
            <numerusform>%n карти вече съществуваха.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n решение не може да се зададе без мача му.</numerusform>
            <numerusform>%n решения не могат да се зададат без мача им.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n нова карта чака следващите дни.</numerusform>
            <numerusform>%n нови карти чакат следващите дни.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n от тях не е питана досега.</numerusform>
            <numerusform>%n от тях не са питани досега.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n от грешките ви тук си струва да се упражнява.</numerusform>
            <numerusform>%n от грешките ви тук си струва да се упражняват.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n място във файла не можа да се прочете.</numerusform>
            <numerusform>%n места във файла не можаха да се прочетат.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n позиция вече е карта в собствено тесте.</numerusform>
            <numerusform>%n позиции вече са карти в собствено тесте.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Ще дойде пак след %n ден.</numerusform>
            <numerusform>Ще дойде пак след %n дни.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Създаване на %n карта</numerusform>
            <numerusform>Създаване на %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Следва: %n карта, {day}.</numerusform>
            <numerusform>Следват: %n карти, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>От %n позиция не можа да се направи карта: {places}.</numerusform>
            <numerusform>От %n позиции не можаха да се направят карти: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Пропуснахте тази карта %n път: сега е отделена настрана.</numerusform>
            <numerusform>Пропуснахте тази карта %n пъти: сега е отделена настрана.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Знаехте {right} от %n карта.</numerusform>
            <numerusform>Знаехте {right} от %n карти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>пропусната %n път</numerusform>
            <numerusform>пропусната %n пъти</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>В този файл няма позиция, в която да се решава нещо.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Нещо се обърка в bgdesk и карта не беше направена. Подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>За карта е нужно решение, което е анализирано.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>За карти е нужен анализ: „Анализ“ (F7) го прави.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Намерено на {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Нито една ваша грешка в този мач не си струва карта.</translation>
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
        <translation>&amp;Заглушаване</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>&amp;Фрази</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Кажете нещо</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Гледат: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Думите на другия играч не се показват; по-късно не могат да се прочетат.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Какво беше казано</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Вие</translation>
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
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>Про&amp;тивник</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>Нова и&amp;гра</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>&amp;Недовършени</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Една фигура се предава и в банката се доплаща една десета от нея.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Черен</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Шансове да спечелите банката</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Изберете противник и започнете нова игра.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Продължаване…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Лесен</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Отпечатък на заровете (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Приятел</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следващ ход</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Една фигура се мести с {both}, а друга – с {low} или {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Една фигура се мести с {both} или две се местят с {high} и {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Ходове с това хвърляне</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Банка {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Предишен ход</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Връща към последния ви ход; заровете остават същите</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>&amp;Залог на всеки</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Тайна на заровете</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Показва колко струва всеки ход</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Залог на всеки играч</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Силен</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Връщане назад</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Ход {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Ход {number} от {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Ход {number}: {white} срещу {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Две фигури се местят с {far} или една – с {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Недовършени игри</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Бял</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Вие ({colour}) хвърлихте {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Изиграхте {dice}: предадохте фигура от поле {space}.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Изиграхте {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Хвърлихте {dice}: нищо не можеше да се премести и ходът беше загубен.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Спечелихте банката от {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>предава се фигура от {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>нищо не може да се премести: ходът е загубен</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>ход {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) хвърли {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} изигра {dice}: предаде фигура от поле {space}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} изигра {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} хвърли {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} хвърли {dice}: нищо не можеше да се премести и ходът беше загубен.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} спечели банката от {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} извадени</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → извън</translation>
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
        <translation>Дъска</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Друга програма продължи тази игра; ето я както е сега.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Файлът не може да се запише ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} не съдържа игра Coan ki, която може да се прочете ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Обратно към играта</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Нова игра…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Изиграване</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Прочетете правилата на Coan ki ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Избраната игра вече я няма: друга програма я е прекратила или премахнала.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Играта, която играете, се пази</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Това не можа да се запише и не беше изиграно.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Коментар във файла</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Коментар… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Вашият коментар за това решение</translation>
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
            <numerusform>%n място</numerusform>
            <numerusform>%n места</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Търсене във всички страници</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Нищо не е намерено. Опитайте с по-малко или по-къси думи.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Страници</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Намерени места</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Архиви</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Какво</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Кога</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Чертеж (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Картинка</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Запазване на картинка…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Текст с дъската</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Копиране</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Чертежът на позицията е копиран.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Картинка PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Картинката на позицията е копирана.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Позицията е копирана: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Чертеж SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Запазване на картинка на позицията</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Запазено в {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Текст с дъската и &amp;анализа</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>собствен текст на bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} не можа да се запише; в него няма картинка.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Позицията е копирана като GNU Backgammon ID.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Позицията е копирана като XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Позицията е копирана като собствен текст на bgdesk: пуловете и кой е на ход.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>И двамата сме съгласни</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Поправка на подредбата</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Съгласни ли са двамата играчи пуловете да стоят така?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Засега нищо не е променено.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Наредете пуловете, както трябва да стоят сега: влачете ги или щракнете върху капия. Кой е на ход, заровете и кубът остават, както са.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Играта продължава оттам.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Така е правилно…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n анализ</numerusform>
            <numerusform>%n анализа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n анализ на този мач е направен от друга версия на bgdesk и не може да се прочете тук. Той се пази.</numerusform>
            <numerusform>%n анализа на този мач са направени от друга версия на bgdesk и не могат да се прочетат тук. Те се пазят.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n пул</numerusform>
            <numerusform>%n пула</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>Анализирано е %n решение.</numerusform>
            <numerusform>Анализирани са %n решения.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n решение не можа да се анализира.</numerusform>
            <numerusform>%n решения не можаха да се анализират.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>С него се губи %n оценка.</numerusform>
            <numerusform>С него се губят %n оценки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минути</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n на поле {own}</numerusform>
            <numerusform>%n на поле {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n пип</numerusform>
            <numerusform>%n пипа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>%n точка спечелена общо</numerusform>
            <numerusform>%n точки спечелени общо</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n забележка</numerusform>
            <numerusform>%n забележки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n хвърляне, от тях {doubles} чифта (очаквани {expected}).</numerusform>
            <numerusform>%n хвърляния, от тях {doubles} чифта (очаквани {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n секунда досега</numerusform>
            <numerusform>%n секунди досега</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n проба</numerusform>
            <numerusform>%n проби</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>мач до %n точка</numerusform>
            <numerusform>мач до %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Анализът е готов: %n решение, {unforced} непринудени.</numerusform>
            <numerusform>Анализът е готов: %n решения, {unforced} непринудени.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Други могат да гледат мача със закъснение от %n ход.</numerusform>
            <numerusform>Други могат да гледат мача със закъснение от %n хода.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>PR (оценка на играта): 500 пъти средната грешка на решенията, които се броят; по-малко е по-добре. При по-малко от %n решение говори малко.</numerusform>
            <numerusform>PR (оценка на играта): 500 пъти средната грешка на решенията, които се броят; по-малко е по-добре. При по-малко от %n решения говори малко.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Мачът продължава след тази позиция (още %n ход). Какво да стане с останалото?</numerusform>
            <numerusform>Мачът продължава след тази позиция (още %n хода). Какво да стане с останалото?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>остава около %n час</numerusform>
            <numerusform>остават около %n часа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>остава около %n минута</numerusform>
            <numerusform>остават около %n минути</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>остава около %n секунда</numerusform>
            <numerusform>остават около %n секунди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>автоматична контра, най-много %n на партия</numerusform>
            <numerusform>автоматични контри, най-много %n на партия</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>мач до %n точка</numerusform>
            <numerusform>мач до %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>сесия на пари от %n партия</numerusform>
            <numerusform>сесия на пари от %n партии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>Ще се анализира {judged} от %n партия: няма анализ на {others}.</numerusform>
            <numerusform>Ще се анализират {judged} от %n партии: няма анализ на {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} от %n точка</numerusform>
            <numerusform>{own} от %n точки</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n хвърляне от по-ранен мач ({id}), после честни зарове.</numerusform>
            <numerusform>%n хвърляния от по-ранен мач ({id}), после честни зарове.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n хвърляне от по-ранен мач ({id}), после истински зарове, въведени на ръка.</numerusform>
            <numerusform>%n хвърляния от по-ранен мач ({id}), после истински зарове, въведени на ръка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>%n хвърляне от по-ранен мач ({id}), после повторими зарове от числото {seed}.</numerusform>
            <numerusform>%n хвърляния от по-ранен мач ({id}), после повторими зарове от числото {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR на {name} · отчетено %n решение</numerusform>
            <numerusform>PR на {name} · отчетени %n решения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>вашият PR · отчетено %n решение</numerusform>
            <numerusform>вашият PR · отчетени %n решения</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>отчетено %n решение</numerusform>
            <numerusform>отчетени %n решения</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n точка.</numerusform>
            <numerusform>%n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предаване като бекгемън: губите %n точка</numerusform>
            <numerusform>Предаване като бекгемън: губите %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предаване като двойна партия: губите %n точка</numerusform>
            <numerusform>Предаване като двойна партия: губите %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предаване като марс: губите %n точка</numerusform>
            <numerusform>Предаване като марс: губите %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предаване като четворна партия: губите %n точка</numerusform>
            <numerusform>Предаване като четворна партия: губите %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Предаване на партията с %n пул</numerusform>
            <numerusform>Предаване на партията с %n пула</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Предаване: губите %n точка</numerusform>
            <numerusform>Предаване: губите %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Предложихте да предадете партията с %n пул.</numerusform>
            <numerusform>Предложихте да предадете партията с %n пула.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Спечелихте бекгемън: %n точка.</numerusform>
            <numerusform>Спечелихте бекгемън: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Спечелихте двойна партия: %n точка.</numerusform>
            <numerusform>Спечелихте двойна партия: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Спечелихте марс: %n точка.</numerusform>
            <numerusform>Спечелихте марс: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Спечелихте четворна партия: %n точка.</numerusform>
            <numerusform>Спечелихте четворна партия: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Спечелихте обикновена партия: %n точка.</numerusform>
            <numerusform>Спечелихте обикновена партия: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Спечелихте партията с %n пул.</numerusform>
            <numerusform>Спечелихте партията с %n пула.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} предложи да предаде партията с %n пул.</numerusform>
            <numerusform>{name} предложи да предаде партията с %n пула.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} спечели бекгемън: %n точка.</numerusform>
            <numerusform>{name} спечели бекгемън: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} спечели двойна партия: %n точка.</numerusform>
            <numerusform>{name} спечели двойна партия: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} спечели марс: %n точка.</numerusform>
            <numerusform>{name} спечели марс: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} спечели четворна партия: %n точка.</numerusform>
            <numerusform>{name} спечели четворна партия: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} спечели обикновена партия: %n точка.</numerusform>
            <numerusform>{name} спечели обикновена партия: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} спечели партията с %n пул.</numerusform>
            <numerusform>{name} спечели партията с %n пула.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Играе се %n партия; брои се всяка точка.</numerusform>
            <numerusform>Играят се %n партии; брои се всяка точка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Най-много %n на партия.</numerusform>
            <numerusform>Най-много %n на партия.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Най-много %n ваш пул може да стои на една капия.</numerusform>
            <numerusform>Най-много %n ваши пула могат да стоят на една капия.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Всеки играч има %n пул. Приберете всичките си пулове у дома и ги извадете преди противника.</numerusform>
            <numerusform>Всеки играч има %n пула. Приберете всичките си пулове у дома и ги извадете преди противника.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Всеки играч започва с %n пул на капия {point} ({pips} пипа).</numerusform>
            <numerusform>Всеки играч започва с %n пула на капия {point} ({pips} пипа).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Всеки играч започва с тези пулове: {points} (%n пип).</numerusform>
            <numerusform>Всеки играч започва с тези пулове: {points} (%n пипа).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Всеки ход има забавяне от %n секунда; след нея тече резервното ви време {reserve}.</numerusform>
            <numerusform>Всеки ход има забавяне от %n секунди; след тях тече резервното ви време {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Отначало дъската е празна: всички пулове лежат до нея, в резерв (%n пип за всеки играч).</numerusform>
            <numerusform>Отначало дъската е празна: всички пулове лежат до нея, в резерв (%n пипа за всеки играч).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Мача печели първият, който стигне %n точка.</numerusform>
            <numerusform>Мача печели първият, който стигне %n точки.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n отчетено.</numerusform>
            <numerusform>%n отчетени.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>за %n хвърляне</numerusform>
            <numerusform>за %n хвърляния</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} от %n грешни</numerusform>
            <numerusform>{wrong} от %n грешни</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Отваряне на папката</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Премахване</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Тук пише на кое място в програмата се е случило. Домашната ви папка, имената на отворените файлове и тайните на заровете са пропуснати, но думите на грешката може да съдържат име: прочетете го, преди да го предадете.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Отчет</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Отчетът е в клипборда.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Това беше записано, когато се случи, и помага да се разбере защо. Нищо не се изпраща: може да го копирате и да го дадете на някого, който може да помогне, или да го премахнете.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Какво се обърка</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Липсва част от bgdesk: {part}. Инсталирайте bgdesk отново; мачът е запазен.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Тук няма програма, която да показва папки. Отчетите са в {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Миналия път нещо се обърка в bgdesk. Изиграното е запазено; вижте отчета.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Нещо се обърка в bgdesk; мачът е запазен. Подробности има в дневника.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>Миналия път bgdesk приключи неочаквано. Изиграното е запазено; вижте отчета.</translation>
    </message>
</context>
<context>
    <name>Cube</name>
    <message>
        <source>Beaver</source>
        <extracomment>Button or row: the double is taken and the cube turned again; a standard term</extracomment>
        <translation>Бивър</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Контра, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Контра, приемане</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Без контра</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Без реконтра</translation>
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
        <translation>Реконтра</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Реконтра, пас</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Реконтра, приемане</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Твърде добре за контра</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Твърде добре за реконтра</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Контриращ куб</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Не сега</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Както на дъската</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Остават, на ход</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Остават, противник</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>В средата</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Ефективност на куба</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Марсове при загуба</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Марсове при победа</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Игра на пари</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>На противника</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>На играча на ход</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Собственик на куба</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Оставащи точки</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Еквити според шанса за победа</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Еквити според шанса за победа; числата са в таблицата</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Прагове на куба</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Двигателят оценява…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>От какво се състоят праговете за приемане</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Решението на дъската</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Преглед: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk при прегледа на мачовете ви. Те са запазени, както са; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Друго тесте носи това име.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Изберете име, което не издава отговора: вижда се, преди да отговорите.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Име на това тесте</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Премахване</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Още се правят карти от друг файл. После изберете {file} отново.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Изнасяне на карти за Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Внасяне на позиции като карти</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Бележки за Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Премахване на тесте</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Да се премахне ли това тесте с всичките му карти и отговорите ви?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Картите не бяха запазени: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Двигателят разглежда позиция {number} от {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>Отменя се и %n по-късен резултат, който следва от него.</numerusform>
            <numerusform>Отменят се и %n по-късни резултата, които следват от него.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>По-дълбоко разглеждане на това решение (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>По-дълбоко разглеждане на това решение: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Един избор тук води толкова ясно, че по-дълбоко разглеждане не беше нужно.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Зарове от двамата: всяко хвърляне следва от тайни на двамата играчи.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Зарове от сървъра {server}, които никой не може да провери.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Честни зарове.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Отпечатък на заровете (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>При хвърляне {roll}, начално хвърляне, всеки играч има зара на другия.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Не е записано дали отпечатъкът е показан преди първото хвърляне.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>В хвърлянията не са влизали думи на играча.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Истински зарове, въведени на ръка.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Повторими зарове от числото {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Хвърляне {roll} в записа е {recorded}: верните зарове в грешен ред.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Хвърляне {roll} в записа е {recorded}; трябваше да е {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Хвърляне {roll} стои на мястото на хвърляне {due}: едно хвърляне е пропуснато или използвано два пъти.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Проверени хвърляния: {count}. Всички следват от тайни на двамата, определени преди мача.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Проверени хвърляния: {count}. Всички следват от числото {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Проверени хвърляния: {count}. Всички следват от тайната със SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Хвърляния, взети от мача {id}, където могат да се проверят: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Грешни хвърляния: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Отпечатъкът започва с тези {count} знака, които сте си записали, от общо 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Отпечатъкът е този, който сте си записали.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Отпечатъкът на този мач не е този, който сте си записали, а {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Отпечатъкът е показан преди първото хвърляне.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>Идентификаторът на мача, който влиза във всяко хвърляне, не следва от отпечатъка на заровете.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Тайната на тези зарове няма отпечатъка, който стои в записа.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Тайната на тези зарове се разкрива след края на мача; проверете ги тогава.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Тайните на хвърляне {roll} не са тези, които двамата играчи бяха определили преди мача; оттам нататък нищо не може да се провери.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Отпечатъкът им (SHA-256) е {hash}, този на мача {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>На дъската няма мач, затова няма зарове за проверка.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Това са зарове от сървър: никой не може да ги провери.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Тези зарове нямат отпечатък за сравнение.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Тези зарове са взети от по-ранен мач: там могат да се проверят.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Тези зарове са въведени на ръка: няма какво да се проверява.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Тези думи са влезли във всяко хвърляне: „{words}“.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Белите са определили тайни с отпечатък {white}, а черните – с {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>зарове от по-ранен мач</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>истински зарове, въведени на ръка</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>повторими зарове от числото {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n хвърляне идва пак в този ред; след него въвеждате заровете на ръка.</numerusform>
            <numerusform>%n хвърляния идват пак в този ред; след тях въвеждате заровете на ръка.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Избор на мач</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Изберете мача или запазен запис на мач (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Зарове</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Зарове от по-ранен мач</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>По-&amp;ранен мач</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>По-ранен мач, чиито зарове се хвърлят отново</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>От &amp;файл…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Записи на мачове от bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>&amp;Число</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>В този мач нищо не е хвърлено.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} не е запис на мач (.json) от bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Малко необичайно: добрите зарове се отклоняват толкова в {share} от 1000 извадки.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Хи-квадрат {statistic}, {freedom} степени на свобода, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Страни</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Още нищо не е хвърлено.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Нищо необичайно: добрите зарове се отклоняват поне толкова в {share} от 100 извадки.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Двойки</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Твърде малко хвърляния за оценка.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Много необичайно: добрите зарове се отклоняват толкова в по-малко от една на 1000 извадки.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Всички мачове</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Този мач</translation>
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
        <translation>Присъждане</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Да ви се присъди ли мачът срещу {opponent}, без да се играе?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Мачът срещу {opponent} да се присъди ли, без да се играе? Печели {name}.</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Присъждане на мача на вас…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Присъждане на мача: {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Играе се отново с други зарове; изиграното остава в „Мачове“.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Недовършените мачове се губят.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Сега тук нищо не може да се промени.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Да се изиграе ли този мач отново от началото?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Този мач отново от началото…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Някой закъснява…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Да се отмени ли изходът на мача между {first} и {second}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Отменяне</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Отписване</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Отменяне на резултата…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Да напуснете ли турнира?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Напускане на турнира…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Да отпадне ли {name} от турнира?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Отписване от турнира: {name}…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Какво може директорът</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Изиграното от него отива в кошчето.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Изиграното от него отива в кошчето; заровете ще са други.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Отговор</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Дава този отговор (Enter; от таблицата с хвърляния Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Нататък (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Изиграйте хода на дъската, после щракнете върху заровете или натиснете Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Следващ въпрос</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Един момент: въпросът и нужното за него се изчисляват…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Връща последната стъпка (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Отмяна</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Карти досега</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Как се брои</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Игра оттук нататък…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Упражняване с карти</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Настрана</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Показване на отговора</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Отмяна на последния отговор</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Какво направих?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Двигателят не може да работи на този компютър в момента.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Двигателят не отговори навреме.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Двигателят не тръгна.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Двигателят даде грешка. Подробности има в дневника.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Двигателят спря неочаквано.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>с един поглед, без следващите зарове</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>точно</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>точно решение на тази игра</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>обикновен играч</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>ролаут</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>малка мрежа за тази игра</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участници</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>На&amp;горе</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Добавяне на к&amp;омпютри</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Добавяне на &amp;приятел</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Всякакъв стил</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Сваля този участник с едно място надолу (Alt+Down)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Качва този участник с едно място нагоре (Alt+Up)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>На&amp;долу</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Участници</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Запълване като в &amp;клуб</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Име</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Име на приятел на този компютър</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Брой компютри</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>Пр&amp;емахване</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Поставен</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Сила на компютрите</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Стил на компютрите</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>Бекгейм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Бивър</translation>
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
        <translation>Решение</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Мач</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Откриване</translation>
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
        <translation>Място</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Предаване</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Приемане</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Партията и номерът на хода в нея</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Какво промени: шанса за победа в мача или точките, когато всяка партия се брои</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Какво отстъпи решението в еквити</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Всички партии</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Бекгейм</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Грешки</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Отбелязани</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Вид решение</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Най-малка цена</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Ходове и куб</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Още невидени</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Чии грешки</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>На двамата</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Грешки</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Грешки {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Партия {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Мои</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Няма такова отбелязано решение: F отбелязва това на дъската.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Няма такива грешки.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>За мача:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Коментатор:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Дата:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Събитие и играчи</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Събитие:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>Във файла:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Място:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Истинско име на {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Кръг:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Сървър или клуб:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Записал:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Истинското ви име:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Автоматична контра: кубът е на {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>И двамата хвърлиха {die}: автоматична контра, кубът е на {value}. Хвърлят отново.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>И двамата хвърлиха {die}: хвърлят отново.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Върнати са ходове.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Дъската беше наредена на ръка.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Партията завърши наравно.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Играчите се споразумяха за резултата.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Резултатът е {white} на {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Подредбата беше поправена.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Приехте предаването.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Отговорихте с бивър на {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Контрирахте на {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Не преместихте пул, а това не е позволено.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Назовахте {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Предложихте да предадете партията като бекгемън.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Предложихте да предадете двойна партия.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Предложихте да предадете партията като марс.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Предложихте да предадете четворна партия.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Предложихте да предадете обикновена партия.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Пасувахте.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Изиграхте {play}, а това не е позволено.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Времето ви изтече.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Реконтрирахте отново на {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Отказахте предаването.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Предадохте се.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Хвърлихте {dice} и не можахте да местите.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Хвърлихте {dice} и изиграхте {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Хвърлихте {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Приехте на {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Обърнахте куба на {value}: ракун.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Обърнахте куба на {value}: видра.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Спечелихте мача с {own} на {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Спечелихте началното хвърляне и може да започнете с него, {dice}, или да хвърлите двата зара отново.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Спечелихте началното хвърляне и трябва да започнете с него: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Спечелихте началното хвърляне, {dice}, и сега трябва да хвърлите двата зара, за да започнете.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Спечелихте сесията с {own} на {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>бивър</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>не може да мести</translation>
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
        <translation>реконтра</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: не можахте да играете.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: изиграхте {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} не можа да играе.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} изигра {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} прие предаването.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} отговори с бивър на {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} контрира на {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} не премести пул, а това не е позволено.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} назова {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} предложи да предаде партията като бекгемън.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} предложи да предаде двойна партия.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} предложи да предаде партията като марс.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} предложи да предаде четворна партия.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} предложи да предаде обикновена партия.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} пасува.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} изигра {play}, а това не е позволено.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>Времето изтече: {name}.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} реконтрира отново на {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} отказа предаването.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} се предаде.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} хвърли {dice} и не можа да мести.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} хвърли {dice} и изигра {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} хвърли {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} прие на {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} обърна куба на {value}: ракун.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} обърна куба на {value}: видра.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} спечели мача с {own} на {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} спечели началното хвърляне и може да започне с него, {dice}, или да хвърли двата зара отново.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} спечели началното хвърляне и трябва да започне с него: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} спечели началното хвърляне, {dice}, и сега трябва да хвърли двата зара, за да започне.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} спечели сесията с {own} на {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Нататък</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Единият отваря маса и праща на другия поканата ѝ – по поща, с месинджър или на хартия. Който има поканата, може да заеме мястото; никой друг не може.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Игра с някого на друг компютър</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Про&amp;четете още</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Заровете идват от двата компютъра: нито един от играчите, нито някой между тях може да знае или да избере хвърляне. После всеки може да го провери.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Двама души с bgdesk играят директно един с друг, без акаунт, и нищо не се изпраща на никого другиго. Препредавател, ако изберете такъв, предава, но не може да чете. Само сървър, ако отидете на такъв, знае какво се играе.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Какво се изпраща: името, което избирате тук, вашите ходове и хвърляния, времето ви и каквото кажете. Другият компютър вижда мрежовия ви адрес, както винаги между два компютъра. Всичко е шифровано.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Докато няма отворена маса, bgdesk не приема връзки от никого. Мач може да се остави и да се продължи по всяко време, докато двамата го искат.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Файл .mat не може да назове домашните правила на този мач.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Файл .mat не казва кой играч е програма.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Файл от вида {kind} не може да съдържа мач по {game}; .json може.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Част от анализа или от коментарите не можа да се запише във файл .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Позиция, наредена на ръка по средата на ход, влиза само отчасти във файл .mat.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Позиция, наредена на ръка по средата на ход, влиза само отчасти във файл .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Позиция, наредена на ръка по средата на ход, влиза само отчасти във файл .sgf.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Още неизиграно хвърляне или контра без отговор не влиза във файл .mat.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Поправена подредба стои във файл .mat като позиция, наредена на ръка.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Поправена подредба стои във файл .ogxm като позиция, наредена на ръка.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Поправена подредба стои във файл .sgf като позиция, наредена на ръка.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Файл .ogxm не може да съдържа този мач: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Файл .ogxm не може да ограничи автоматичните контри: там те са без граница.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Файл .ogxm не може да назове домашните правила на този мач.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Файл .ogxm не познава тази игра; там тя се нарича бекгемън.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Файл .ogxm не казва кой играч е програма.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Файл .ogxm познава бивър и ракун, но не и вдигане след тях: кубът в него е твърде нисък.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Файл .sgf не може да назове домашните правила на този мач.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Файл .sgf не казва кой играч е програма.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Файл .sgf съдържа само един анализ.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Анализът не влиза във файл .mat.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Автоматичните контри не влизат във файл .mat: точките и стойностите на куба там изглеждат грешни.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Часовникът и времето за мислене не влизат във файл .mat.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Часовникът и времето за мислене не влизат във файл .ogxm.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Часовникът и времето за мислене не влизат във файл .sgf.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Коментарите към отделни ходове не влизат във файл .mat.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon не познава тази игра.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Как са направени заровете, не влиза във файл .mat.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Как са направени заровете, не влиза във файл .ogxm.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Как са направени заровете, не влиза във файл .sgf.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Загубите по време и ранните предавания стоят във файл .ogxm като договорени точки.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Загубите по време и ранните предавания стоят във файл .sgf като договорени точки.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Форматът „{name}“ не може да се записва; познати са {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Никой формат няма окончанието „{suffix}“ на {file}; познати са {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Други линии не влизат във файл .ogxm.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Други линии на игра не влизат във файл .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Отказани предавания не влизат във файл .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Предавания, които са отказани или са без отговор, не влизат във файл .ogxm.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Предавания, които са отказани или са без отговор, не влизат във файл .sgf.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Резултати, зададени след първата партия, не влизат във файл .ogxm.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Някои анализи не могат да се запазят във файл .sgf.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Някои други линии не могат да се запазят във файл .sgf.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Уговорката за автоматични контри не влиза във файл .mat.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Мачът е предаден или загубен по време: файл .mat показва последната партия като недовършена.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Уговореният брой партии не влиза във файл .mat.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Уговореният брой партии не влиза във файл .ogxm.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Хвърлянето, което чака да се изиграе, или отговорът на вдигане не влиза във файл .ogxm.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Равните начални хвърляния не влизат във файл .mat.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Равните начални хвърляния не влизат във файл .ogxm, а само кубът, който са обърнали.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Равните начални хвърляния не влизат във файл .sgf, а само кубът, който са обърнали.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Върнатите ходове не влизат във файл .mat.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Върнатите ходове не влизат във файл .ogxm.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Върнатите ходове не влизат във файл .sgf.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Използваните подсказки не влизат във файл .mat.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Използваните подсказки не влизат във файл .ogxm.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Използваните подсказки не влизат във файл .sgf.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Мач между компютри не можа да се изиграе. Турнирът е запазен; подробности има в дневника.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk. Турнирът е запазен; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>отчетено %n решение</numerusform>
            <numerusform>отчетени %n решения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n мач</numerusform>
            <numerusform>%n мача</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Най-доброто %n решение: PR {rating}</numerusform>
            <numerusform>Най-добрите %n решения подред: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Последното %n решение</numerusform>
            <numerusform>Последните %n решения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Наставникът се обади при %n решение. Там се брои първият опит.</numerusform>
            <numerusform>Наставникът се обади при %n решения. Там се брои първият опит.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>При по-малко от %n мач никой не може да каже колко неточна може да е тази оценка.</numerusform>
            <numerusform>При по-малко от %n мача никой не може да каже колко неточна може да е тази оценка.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 карти, които след 30 дни още бихте знаели</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 пъти подред ефективният брой пипове, средно с грешка под един пип</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Двойно щракване върху ред отваря решенията му.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Линия се появява, щом се отчетат 30 решения.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Завършен мач във всяка игра, без Coan ki</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Игра на първа капия</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Срещу хора</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Срещу компютъра</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>При преднина</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Всичките 15 начални хвърляния, изиграни вярно два пъти през поне една седмица</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Всички противници</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>За цялото време</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Задава веднага като карти най-скъпите от тези решения</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Бекгейм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>При изоставане</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>По-силна игра от {opponent}: резултатите почти не оставят съмнение</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>И на двамата остава 1</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Отстъпени шансове в мач</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Партия на Крофорд</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Грешки с куба</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Контра или не</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Контра твърде рано</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Преговор</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Загубено еквити</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Грешки</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Затихваща средна</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>По-бързо от обичайното</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Тук се появяват показатели, когато ваши мачове се анализират: изиграйте или отворете мач и натиснете F7, или анализирайте много наведнъж в списъка с мачове.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Първа партия без грешка</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Първи анализиран мач</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Първи мач, чиито зарове са проверени, хвърляне по хвърляне, чрез тайната им</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Игрови план</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Половината ви ходове са изиграни за по-малко от обичайното ви време: струват ли повече?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Игра на задържане</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Ако във файлове играете под други имена, посочете ги с „Кой кой е…“.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>В девет от десет случая силата ви е в тези граници. За единица се взема целият мач, защото решенията в един мач имат много общо.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>При равенство</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>По-малко е по-добре. Всеки ред е за мача, който завършва там.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Завършени мачове</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Загубени мачове</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Мачове, които заровете ви спечелиха над заслуженото с игра: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Мачове, които играта ви заслужаваше, а заровете ви отнеха: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Мачове с известен късмет</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Пропуснати контри</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Сесия на пари</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Месец</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Без ясен план</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Няма отчетени решения</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Тук няма отчетени решения.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Засега няма грешка с куба.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Няма мач, който да отговаря на избора. Изберете по-дълъг период.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Още няма завършен мач до определен брой точки.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Още нищо не изпъква. Нужни са повече анализирани мачове.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Откриване</translation>
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
        <translation>Бързина</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Загубени точки</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>След Крофорд</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Игра на прайм</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Разлика в рейтинга спрямо противниците според играта</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Постигнато</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Игра на бягане</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Дял от грешките</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Положения, в които губите повече, отколкото обикновено губят играчите там, най-скъпите първо. Каквото почти никой не намира, тежи малко.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>По-бавно от обичайното</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Приемане или пас</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Заровете нито ви спечелиха, нито ви отнеха нещо, за което да си струва да се говори.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Посоката на грешките ви казва повече от големината им.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Последният месец</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Последните три месеца</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Последната година</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Времето е известно само за мачове, които играете тук.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Може да се спечели</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Твърде добре за контра</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>До (ден)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>При равен късмет</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победи</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Победи минус загуби</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Спечелени от тях</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Спечелени от тях при равен късмет</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Спечелено или загубено от заровете</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Победи при равен късмет</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Грешни пасове</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Грешни приемания</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>най-добрият ход вади пул</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>най-добрият ход удря</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>най-добрият ход е тих</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>най-добрият ход прави капия</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>най-добрият ход прави котва</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>най-добрият ход бяга</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} мача</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} точки</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk при изчисляването на показателите ви. Мачовете ви са запазени, както са; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Изнасяне…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Кой кой е…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Зарове и игра</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Разделено по</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Грешки с куба</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Бързо и бавно</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Показатели във времето</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Как върви</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Постижения</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Четене на мачове: {done} от {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Какво да учите</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Къде са грешките ви</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Изнасяне на показателите</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Таблица за електронни таблици (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Показателите са запазени като {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Показателите не бяха запазени: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>Още %n файл не беше отворен.</numerusform>
            <numerusform>Още %n файла не бяха отворени.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>Добавен е %n мач към библиотеката.</numerusform>
            <numerusform>Добавени са %n мача към библиотеката.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Команден ред</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Отваряне на мач или позиция</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Поставен текст</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Четене</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Четене на мачове: {done} от {total} файла</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Четене на мачове…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>В тази папка няма файлове.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>В клипборда има картинка, която не може да се прочете: копирайте позицията като текст.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>В клипборда няма текст.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Въведен текст</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Всички решения</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Всички фази</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Всички планове</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Анализирано от</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Игрови план</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Вид решение</translation>
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
        <translation>Чии показатели</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 или повече</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 или повече</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Всяко решение</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Всяка част от партията</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Всеки резултат</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>По всяко време</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Бекгейм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Бивър</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Най-добро</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Груби грешки, от {cost}</translation>
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
        <translation>Скъпи, от {cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>Крофорд</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>Заровете се пишат така: {roll}, или няколко: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Контри с куба</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Съмнителни, от {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Грешки, от {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Всяко анализирано решение</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Всяка позиция</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Загубен мач</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Спечелен мач</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Без контра</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Откриване</translation>
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
        <translation>Пасове</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Разлика в пипове</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Пипове: {own} на {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Изиграно</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Подобни позиции</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Приемане</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Приемания</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Последният месец</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Последните три месеца</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Последната седмица</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Последната година</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Същата позиция</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Това не е позиция: такива са XGID, GNU Backgammon ID и собственият текст на bgdesk.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>без значение</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>няма ход</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нито един</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>без граница</translation>
    </message>
    <message>
        <source>{own}-away, {theirs}-away</source>
        <extracomment>The points that a player and the opponent still need; &quot;away&quot; is a standard term. Short</extracomment>
        <translation>остават {own} срещу {theirs}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Choice: so many points still to win; a standard term</extracomment>
        <translation>остават {points}</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>Button: look at the decision in its match</extracomment>
        <translation>&amp;Разглеждане</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Търсене на решения</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Създаване на &amp;карти от тях</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Четене на мачове: {done} от {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Показване на &amp;мачовете</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Мачовете ви се четат. Намереното в тях се появява тук.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Само тези решения:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Изчистване на всичко</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Зарове</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>От &amp;дъската</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Най-висок PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Колко близо</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Най-нисък PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Мач</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Имена, събитие, етикет, файл</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Бар на противника</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Пипове на противника</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Резултат на противника</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Собствен бар</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Собствени пипове</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Собствен резултат</translation>
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
        <translation>Пипове на противника</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Пипове на играча</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Изиграно</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Капии на дъската</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Показване</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чии решения</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID или ID на позицията</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>без значение</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Отбелязано; Shift+F отива към следващия белег, F маха този.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Отново от първия белег.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Нито едно решение в този мач не е отбелязано: F отбелязва това на дъската.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Белегът е махнат.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Тук няма решение, което може да се отбележи.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>отбелязано</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Следващите дни</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Отпадане след загуби</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Както в първия финал</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Както в първия кръг</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Колкото са нужни</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>&amp;Утешителна схема</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Двойна елиминация</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Всеки срещу всеки</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>За всеки, който загуби преди финала</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>За всеки, който загуби първия мач</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>Форма&amp;т</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Продължават от всяка</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Групи</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Групи, после елиминации</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Никой не отпада</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Няма</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Мач за третото &amp;място</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>Точки по &amp;кръгове</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Точки след загуба</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Точки на мачовете по кръгове, например {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Точки на втория финал</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Кръгове</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Втори &amp;финал, ако играчът без загуба загуби първия</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Директна елиминация</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Кръгове по швейцарска система</translation>
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
            <numerusform>%n грешка в мача</numerusform>
            <numerusform>%n грешки в мача</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Копиране за форум</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Чертеж (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Картинка (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Текст</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>Решението на дъската</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Какво да се копира</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Какво ще се копира</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n решение</numerusform>
            <numerusform>%n решения</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Нито един от мачовете ви още не е анализиран. Анализирайте ги в „Мачове…“ или търсете „Всяка позиция“ вместо грешки.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Махнете някои от условията.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Няма нищо такова сред %n решение.</numerusform>
            <numerusform>Няма нищо такова сред %n решения.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Библиотеката ви е празна. Отворете мач (Ctrl+O) или изиграйте такъв: тогава ще намирате решенията му тук.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>в %n мач</numerusform>
            <numerusform>в %n мача</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms</source>
        <extracomment>How long a search took, in milliseconds; {number} is whole</extracomment>
        <translation>{number} мс</translation>
    </message>
</context>
<context>
    <name>FoundDialog</name>
    <message numerus="yes">
        <source>&amp;Add all %n match(es)</source>
        <extracomment>Button: put all matches of a file into the library</extracomment>
        <translation>
            <numerusform>&amp;Добавяне на %n мач</numerusform>
            <numerusform>&amp;Добавяне на всичките %n мача</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Отваряне</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Добавя ги всички в библиотеката ви, за да ги отворите по-късно</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Отваряне на мач</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Друг приятел…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>И двамата седят на тази дъска и се редуват.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Игра с приятел…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Игра с {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Двама играчи, един компютър</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Отваряне на файл…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Поставяне</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Нареждане на позиция</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Показване</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Текст на позиция</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID или друг текст на позиция</translation>
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
        <translation>Ново начално хвърляне за всяка партия</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Игра {number} от поредицата</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Игри по мой избор…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>В отделен прозорец</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Без повече игри</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Иначе победителят в една партия започва следващата.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Подредбата на {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Игра на блокиране, в която чифт носи със себе си всички по-високи чифтове.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Играч може да вади, дори да има притиснат пул в дома си.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Ейси-дюси, в което чифт носи чифта от другата страна на зара.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Ейси-дюси, в което всички пулове влизат, преди някой да мине средата.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Ейси-дюси, в което само 2 и 1 дава още едно хвърляне.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Всичките петнадесет пула започват от капия 24.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Бекгемън и неговите подредби</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Балканско редуване</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Вадене при притиснат пул</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Двамата играчи влизат, местят и се прибират на една и съща страна на дъската.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Двамата играчи обикалят в една посока; дори един пул затваря капия.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Пуловете влизат на празна дъска; чифтовете и 2 с 1 дават още едно хвърляне.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Пуловете влизат на празна дъска; никой не удря, преди негов пул да се прибере.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Четири пула започват отзад вместо два: по-дълга и по-позиционна игра.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>От празна дъска</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Гръцка табла: без куб, без тройни партии, а победителят започва следващата.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Хипергемън с един пул на страна.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Хипергемън с два пула на страна.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>В {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Местене, преди всички да са влезли</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Без допълнителни числа, преди всички да са влезли</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>На една капия не може да има повече от пет пула.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Без правило за майката</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Без шест капии в никоя от двете начални четвърти</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Числата, които не могат да се изиграят, се губят</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>На ход тръгва един пул от началото; шест капии подред искат противник напред</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>На ход тръгва един пул от началото, а при първо хвърляне 6-6, 4-4 или 3-3 – два; шест капии подред искат противников пул напред. И двете са правила на нарди.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Притискането на последния пул в началото не печели партията.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Няколко игри поред</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Единичните пулове не се удрят, а се притискат на място.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Обикновени, двойни и тройни партии</translation>
    </message>
    <message>
        <source>Tavla, Tapa, Moultezim</source>
        <translation>Тавла, тапа, мултезим</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>Тавли</translation>
    </message>
    <message>
        <source>Tavli: without a cube, pinning, blocking</source>
        <translation>Тавли: без куб, с притискане и блокиране</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Българската игра с притискане, играе се като плакото.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Турската игра на блокиране, играе се като февга.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Стандартната игра с контриращ куб.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Три пула на страна: кратка и бурна.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Турска табла: като портес, но пул, който удря у дома, остава там.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Дотогава чифтът се играе четири пъти и след него няма хвърляне.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Обикновено всички пулове влизат, преди друг да мести.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Обикновено всеки останал пул на загубилия носи точка.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Обикновено не може да се запълва само собствената начална четвърт.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Обикновено ги играе противникът.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Обикновено тази игра се играе без него.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>С контриращ куб</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} поред; всяка започва с начално хвърляне.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} поред; победителят в една партия започва следващата.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Щракнете върху игра, за да прочетете правилата ѝ и да я играете.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Игри и правилата им</translation>
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
        <translation>Честни зарове</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Показатели във времето</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Колко често причините са верни</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Как се играе</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Клавиш</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Езици</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Преглед на мачове</translation>
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
        <translation>Оценка на играта (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Упражняване с карти</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Правила на тази игра</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Маси в мрежата</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Програмата</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Наставникът</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Тази страница още не е преведена.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Турнири</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Тренажори</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Версия {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Какво ново</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Какво прави</translation>
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
        <translation>Помощ</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Игра на {game}…</translation>
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
        <translation>(В скоби): анализирано не толкова дълбоко, не е сравнимо</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Двойно щракване или Enter: назоваване</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Двойно щракване или Enter: поставяне на дъската</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Двойно щракване или Enter: ново хвърляне на двата зара</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Подсказки се дават, докато играете мач.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Не сте на ход.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Изиграйте {numbers}: това струва колкото новото хвърляне или повече.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Ново хвърляне</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Хвърлете двата зара отново: това струва повече от всеки ход с {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Хвърляне без контра</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Показване на подсказка</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Дотук най-добрият ход с {numbers}. Най-напред това, което остава от него:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Приемане</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Най-добрите чифтове за назоваване</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Най-добрият ход с {numbers} е {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Най-добрите ходове с {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Най-доброто продължение:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Няма подсказка: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Тук няма какво да се решава.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Мисли…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Това отстъпва {cost}: най-добрият ход с {numbers} е {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Това е най-добрият ход с {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>С подсказки или показани шансове този мач се брои за тренировъчен и не променя рейтинга ви.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>цена {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>двойна партия {chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>еквити {equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>марс {chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>победи {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Най-добри възможности</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Шансове да спечелите тази партия</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Игра без тази подсказка (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Показва шансовете след всеки ход</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Двигателят мисли</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk и мачовете не могат да се изброят. Те са запазени; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Един коментар не можа да се постави ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Част от анализа не можа да се прочете ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Част от архива е повредена; останалото е запазено.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Част от файла е повредена ({quote}); останалото е запазено.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Един играч няма име във файла.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Липсва ход преди зададена позиция.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Липсва ход преди „{quote}“.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Друга линия е пропусната ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>В тази позиция партията е свършила.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Не може да се прочете.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Името или пътят му е твърде дълъг.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Пропуснато</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Наведнъж се четат най-много {quote} файла.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Странно</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Прочетени са само първите мачове във файла; пропуснати мачове: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Прочетено, с {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Прочетено без забележки.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Поправено</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Отговорът на контрата липсва; прочетено е като приемане.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Кубът стои на {quote} и не може да се пази по-висок; по-нататъшните вдигания са пропуснати.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Файлът не казва колко дълъг е мачът; приети са {quote} точки.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Файлът не казва коя е играта. Прочетена е като: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Файлът свършва по средата; каквото има, е запазено.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Файлът не е прочетен докрай, защото е твърде дълъг или има твърде много грешки; съкратени или пропуснати партии: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Файлът не е прочетен докрай, защото е твърде дълъг; следващото е пропуснато.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Партията започва с чифта {quote}; запазено е така.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Партията няма резултат.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Играта „{quote}“ не е позната; прочетена е като бекгемън.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>Заглавието назовава играчите в обратен ред; следвани са колоните.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Попълнен е единственият позволен ход с {quote}.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Липсва ходът с {quote}.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Ходът „{quote}“ не може да се изиграе на тази дъска; дъската е оставена, както беше.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Ходът „{quote}“ не е позволен; запазен е, както е записан.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>В позицията един играч няма пулове; тя е пропусната.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Резултатът във файла ({quote}) не отговаря на партията; решава дъската.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Резултатът във файла ({quote}) не следва от партията; той е запазен.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Резултатът във файла ({quote}) не следва от предишните партии; той е запазен.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Текстът не е UTF-8; прочетен е като {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>В този файл няма партия.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>В този текст няма ID на позиция.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Няма такъв файл.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>В този мач на BGBlitz има повече от {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>В този мач на BGBlitz няма партии.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Този мач на BGBlitz е повреден ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Този анализ на GammonView е повреден ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>В този мач OGXM няма партии.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Този мач OGXM е повреден ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Този мач OGXM е по-дълъг от {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>В този файл SGF няма партия бекгемън.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Този файл SGF е на друга игра, а не на бекгемън (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Този файл SGF е на друга игра, а не на бекгемън.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>В този файл на eXtreme Gammon няма партия.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Този файл е празен.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Този файл е по-дълъг от {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Това е JSON, но не на мач, познат тук.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Това е документ PDF, а не мач.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Това е документ PostScript, а не мач.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Това е база данни, а не мач.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Това е филм или картинка, а не мач.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Това е филм, а не мач.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Това е игра Coan ki, която се играе само в прозореца на Coan ki и никой друг формат не може да съдържа.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Това е картинка, а не мач.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Това е позиция като текст, но не може да се прочете: няма ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Това е позиция като текст, но не може да се прочете: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Това е програма, а не мач.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Това е звуков файл, а не мач.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Това е текстов документ (RTF), а не мач.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Това е текст, в който няма мач или позиция.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Това е уебстраница, а не мач.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Това е документ на Office, а не мач.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Това е файл XML, а не мач.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Това е архив: първо го разархивирайте.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Това е имейл, в който няма мач.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Това е файл на eXtreme Gammon, който не може да се прочете, а не мач.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Това е стар документ на Office, а не мач.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Това не е позиция от партия: партията е свършила.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Това не е мач на BGBlitz.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Това не е позволена позиция: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Това не е обикновен файл.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Това не е текстов файл, нито познат мач.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Това не е текстов файл.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Това не е мач OGXM.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Това не е файл на eXtreme Gammon.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Прилича на SGF, но в него няма партия.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Прилича на мач от GamesGrid, но в него няма партия.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Прилича на мач от JavaFIBS, но в него няма партия.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Прилича на позиция от Snowie, но липсват полета.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Прилича на позиция от Snowie, но {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Прилича на мач от TrueMoneyGames, но в него няма партия.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Прилича на файл с мач, но в него няма партия.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Прилича на файл на eXtreme Gammon, но не казва кой е играл.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Прилича на файл на eXtreme Gammon, но в него няма партия.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Този запис на мач е повреден или е от друга програма: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Този запис на мач е повреден: не е UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Този запис на мач е по-дълъг от {quote} знака.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Този текстов файл има повече от {quote} реда.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Този текстов файл е по-дълъг от {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>В този текст няма мач по табла.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Каквото файлът казва за предаването, не можа да се прочете.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Нямате право да го четете.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>партия {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ред {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} не беше отворен.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ не отговаря на нищо; пропуснато е.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>„{quote}“ не е хвърляне на два зара; ходът е пропуснат.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ не е разбрано.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>„{quote}“ не е разбрано и е пропуснато.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“: тук кубът не можеше да се обърне; зададен е, както казва файлът.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Отчет за внасянето</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Забележки</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Включване</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Гледане</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Покана</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Включване в маса</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Поставете поканата, която са ви изпратили, с Ctrl+V.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Масата се търси…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Гледане на маса</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Вие сте на масата; мачът ще се вижда тук, щом започне.</translation>
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
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Напредък на анализа</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1 полуход</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 полухода</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 полухода</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4 полухода</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>Решение за куба няма стойност без куб.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Първи поглед: мач отнема около секунда.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Приемане</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Анализирани досега: {judged} от {plays} хода.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Анализ на решението</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>И двамата играчи са пред затворен дом.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Двамата играчи имат пулове на една и съща капия.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Близките ходове – според хвърлянето след тях. Обичайният избор за игри със собствена мрежа.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Още по-дълбоко: мач отнема много минути.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Най-дълбоко</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Най-дълбоки анализи</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Всеки близък ход на 3 полухода, колкото нивото „Световна класа“.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Всяка позиция от тази игра е решена: няма нищо по-дълбоко.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Всичко на 2 полухода и на 3, където това може да промени оценката. Обичайният избор.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Точно</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>В мача</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Връща се само ако файлът му се отвори отново; това не може да се отмени.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>По-дълги ролаути</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Най-дълги ролаути</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Късмет на хвърлянето: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>При този резултат не може да има партия на Крофорд.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Тук няма решение.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Тук няма двигател, който да анализира тези игри по тези правила: {games}. Подсказки има във всяка игра.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Никой не е на ход.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Още не е анализирано: натиснете „Анализ…“ долу или F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Едно решение се анализира веднага.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Едно решение отнема няколко секунди, най-много около минута.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Едно решение отнема няколко секунди.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Едно решение отнема до няколко минути.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Начално хвърляне</translation>
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
        <translation>Игра нататък</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Бързо и прилично: мач отнема няколко секунди.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Да се премахне ли анализът {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Предаване</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Ролаут {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Ролаутите се играят по правилата на бекгемъна, а този мач има други правила.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Къси ролаути</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Приемане</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Цената на предаването е известна само в мачове с правилото на Крофорд.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Двигателят не можа да анализира нищо тук.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Двигателят не познава {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Двигателят даде грешка ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Двигателят спря неочаквано.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партията свърши.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Партията може да свърши до следващите две хвърляния.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Мачът свърши.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Мрежите, които оценяват {games}, гледат най-много на дълбочина {depth}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Играчът на ход няма решение за куба.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Записът свършва тук.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Силният двигател не се зарежда: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Има по {quote} пула на страна, а не по 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Нямаше какво повече да се анализира.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Този анализ не казва нищо за този момент.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Този отговор би бил грешка на противника.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Този ход не е позволен: не се оценява, а мачът е продължил след него.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>За да го имате пак, мачът трябва да се анализира отново.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Два кръга</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Два кръга, после дълги ролаути на близкото: часове.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Два кръга, после ролаути на близкото: почти час.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Два кръга, после къси ролаути на близкото: минути.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Каквото още е близко – според следващите две хвърляния, колкото дълбоко гледа мрежата на тази игра.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Каквото двигателят знае за тази игра, не може да се прочете ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Каквото мрежата на тази игра казва веднага: няколко секунди.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>С по-дълбоки анализи</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Вие хвърляте</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>груба грешка, струва {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>грешка, струва {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>отговор на бивъра</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>отговор на контрата</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>отговор на видрата</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>отговор на ракуна</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>отговор на реконтрата</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>отговор на предаването</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>струва {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>контра?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>съмнително, струва {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>малко решения</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>назовава чифт</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>предаване</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>вярно</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>стандартна грешка {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>недовършен</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>печели {win} (марсове {win_gammon}), губи {lose} (марсове {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>от {low} до {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} хвърля</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (малко решения)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} е непозволен ход: не се оценява, а мачът е продължил след него.</translation>
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
        <translation>&amp;По-дълбоко</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Анализира решенията в този мач (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Анализ…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Възможности в тази позиция</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Напредък на анализа</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Спира анализа; анализираното се пази (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Решавайте на дъската: оценява се в движение.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>Задържане на капия 5</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Игра на първа капия</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Черният отговаря на контрата на белия с бивър.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Черният отговаря на бивъра с ракун.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Черният контрира.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Черният играе {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Черният е на ход.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Кубът е на черния, на {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Черният играе {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Черният хвърля</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Отговорът на черния</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Кубът на черния</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>И двамата играчи са на бара пред затворен дом.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Двамата играчи имат пулове на една и съща капия.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>В тази игра пуловете не могат да стоят така.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Празна дъска</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Последните шест пула</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Позицията се разглежда…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Губи {win} · марсове {gammon} · бекгемъни {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Накгемън</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Оттук нито един играч не може да мести повече.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>В тази позиция няма какво да се решава.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Хвърляне</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Подобни</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Начало на тази игра</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Тук не е позволено кубът да се предлага така.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Дъската остава, както е: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Кубът е в средата, на {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Партията свърши: печели черният.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Партията свърши: печели белият.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Партията свърши: наравно.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>В него няма XGID, GNU Backgammon ID или текст на bgdesk; дъската остава, както е.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>На дъската няма пулове.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>В партията на Крофорд няма куб.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>В този мач няма куб.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Белият отговаря на контрата на черния с бивър.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Белият отговаря на бивъра с ракун.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Белият контрира.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Белият играе {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Белият е на ход.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Кубът е на белия, на {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Белият играе {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Белият хвърля</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Отговорът на белия</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Кубът на белия</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Печели {win} · марсове {gammon} · бекгемъни {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>игран</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>пробван</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>Бекгейм {points}</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n черен пул е изваден, макар че другите не са у дома.</numerusform>
            <numerusform>%n черни пула са извадени, макар че другите не са у дома.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n бял пул е изваден, макар че другите не са у дома.</numerusform>
            <numerusform>%n бели пула са извадени, макар че другите не са у дома.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Един играч вече има %n точка – целия този мач.</numerusform>
            <numerusform>Един играч вече има всичките %n точки от този мач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Черният има %n пул, а в тази игра не може така.</numerusform>
            <numerusform>Черният има %n пула, а в тази игра не може така.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>Уговорените правила позволяват %n пул на капия.</numerusform>
            <numerusform>Уговорените правила позволяват %n пула на капия.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>В улея липсва %n черен пул: първо свалете от дъската.</numerusform>
            <numerusform>В улея липсват %n черни пула: първо свалете от дъската.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>В улея липсва %n бял пул: първо свалете от дъската.</numerusform>
            <numerusform>В улея липсват %n бели пула: първо свалете от дъската.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Белият има %n пул, а в тази игра не може така.</numerusform>
            <numerusform>Белият има %n пула, а в тази игра не може така.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Прави го отново (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Играете ходове на дъската като в партия (P); още веднъж: нареждане</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Нареждане</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Връща последната промяна (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Проба на ход</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Нареденото тук се пази (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Цвят при щракване</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Лаборатория за позиции</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Отмяна</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>За тази позиция</translation>
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
        <translation>Куб</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Хвърляния</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Резултати</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Изстрели</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Още не сте завършили мач срещу компютъра. Изиграйте един: резултатът ще бъде тук.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} (от {low} до {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} от {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Игра…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Почти сигурно е, че печелите повече от половината мачове.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Резултати срещу противници</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Дял (интервал 90%)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Спечелени</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Човек на този компютър</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Компютърен играч: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Късно включване</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Име</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Кой закъснява</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Кой закъснява? Играе от следващия кръг нататък.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Кой закъснява? Играе на мястото на почивката.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>още %n мач…</numerusform>
            <numerusform>още %n мача…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Прекратяване…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Как се играе</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Нов мач…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Още веднъж?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Започва се с едно щракване. Можете да спрете по всяко време и да продължите по-късно: нищо не се губи.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>В ход</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>В ход · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Първият ви мач</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Всички</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Вечери, които се броят</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Лига</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Няма</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Точки за място</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Точки в лигата за място, например {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Точките за местата са числа, например {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Най-добро: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Куб: {found} от {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Решавайте на дъската като в партия. S показва отговора, K го пропуска, Esc спира.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Контра или не?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Намерено</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Намерено по-късно</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Намерено, макар и не веднага.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Намерено: достатъчно близо.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Намерено: това е най-доброто.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Партия {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>В мача избрахте {answer}, което струваше {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>В мача избрахте {answer}, което беше вярно.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>В мача {name} избра {answer}, което струваше {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>В мача {name} избра {answer}, което беше вярно.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Ходове: {found} от {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Ненамерено</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Не е намерено.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Реконтра или не?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Пропуснато</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Приемане или пас?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Приемане, пас или ново обръщане на куба?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Двигателят разглежда отговора ви…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Има и по-добро: {answer} отстъпва {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Този отговор не можа да се оцени. Дайте друг или поискайте да се покаже.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Този мач още не е анализиран: след това ще можете да се учите от него.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Кой е най-добрият ход?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Решавате още веднъж там, където е имало грешки. Сред тях има и верни решения, и нищо не издава отговора, преди да сте дали своя.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Намерихте {found} от {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Тук трябваше да решите вие.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Вашият отговор: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Вашият отговор: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>контра</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>без контра</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>без реконтра</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>реконтра</translation>
    </message>
    <message>
        <source>take</source>
        <translation>приемане</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Тук трябваше да реши {name}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} от {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n грешка, която струва {cost} или повече.</numerusform>
            <numerusform>%n грешки, които струват {cost} или повече.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Отново пропуснатото %n</numerusform>
            <numerusform>Отново пропуснатите %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>По-рано сте намерили %n от тях.</numerusform>
            <numerusform>По-рано сте намерили %n от тях.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Анализ…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Учене от този мач</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Въпроси досега</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Показване на отговора</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Нов опит</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Чии грешки</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>На двамата</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Учене от този мач</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Мои</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Партии в сесията</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Партии:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Вид игра</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Сесия на пари</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Друга дължина:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Мач до точки</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Точки на мача</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Без граница</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Лещи</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Хвърляния</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Леща за резултата</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Изстрели</translation>
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
        <translation>След</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>След хвърлянето е ± {percent}, оцветената ивица.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Всичко това е за игра на пари, преди хвърлянето. Не всички пулове са у дома: пътят дотам се пробва много пъти, затова EPC може да се отклонява с {error}; оттам нататък хвърлянията са точни. Едностранно: двамата играят за най-малко хвърляния, а кубът се оценява по модел.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Всичко това е за игра на пари, преди хвърлянето. Хвърлянията са точни за играч, който цели най-малкия им среден брой. Едностранно: двамата играят така, а кубът се оценява по модел.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Всеки блот</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>При никой от тези резултати този играч не може да контрира.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>При {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>При {percent} победи моделът дава {nd} без контра, {dt} след приемане и {dp} след пас.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>При {percent} победи моделът дава {nd} без контра.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Преди</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Праг за пас</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>D/P</source>
        <extracomment>In a narrow cell: double and pass; a standard abbreviation</extracomment>
        <translation>К/пас</translation>
    </message>
    <message>
        <source>D/T</source>
        <extracomment>In a narrow cell: double and take; a standard abbreviation</extracomment>
        <translation>К/пр</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a narrow column: double match point, a standard abbreviation</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Dead cube</source>
        <extracomment>Head of a column: the cube is never turned again</extracomment>
        <translation>Мъртъв куб</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Дълбочина</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разлика</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Бедствия</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Контра и реконтра; приемане</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Двоен мачпойнт</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Контра, без реконтра; приемане</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Контра, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Контра, приемане</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Контра; пас</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Праг за контра</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>Двигател</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>Оценено по шансовете при сегашния резултат</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Точно, куб в средата: {nd} без контра, {dt} след приемане, {dp} след пас.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Точно, собствен куб: {nd} без реконтра, {dt} след приемане, {dp} след пас.</translation>
    </message>
    <message>
        <source>GG</source>
        <extracomment>Head of a narrow column: gammon go, the score at which a gammon wins the match; a standard term</extracomment>
        <translation>МР</translation>
    </message>
    <message>
        <source>GS</source>
        <extracomment>Head of a narrow column: gammon save, the score at which a gammon loses the match; a standard term</extracomment>
        <translation>СМ</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, the cube as it is</extracomment>
        <translation>Цена на марса</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Марсове</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Как</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Жокери</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Жив куб</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Средно</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Игра на пари</translation>
    </message>
    <message>
        <source>ND</source>
        <extracomment>In a narrow cell: no double; a standard abbreviation</extracomment>
        <translation>БК</translation>
    </message>
    <message>
        <source>NR</source>
        <extracomment>In a narrow cell: no redouble; a standard abbreviation</extracomment>
        <translation>БР</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>What a formula for races says
----------
In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Без контра</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Там никой не може да контрира.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Още не е оценено.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>На ход</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Едностранно</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Пипове</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Цена, обърнат куб</translation>
    </message>
    <message>
        <source>R/P</source>
        <extracomment>In a narrow cell: redouble and pass; a standard abbreviation</extracomment>
        <translation>Р/пас</translation>
    </message>
    <message>
        <source>R/T</source>
        <extracomment>In a narrow cell: redouble and take; a standard abbreviation</extracomment>
        <translation>Р/пр</translation>
    </message>
    <message>
        <source>Recube vig</source>
        <extracomment>Head of a row: what turning the cube oneself changes about the take point. A standard term</extracomment>
        <translation>Цена на владеенето</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Реконтра, приемане</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Хвърляния</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Само залозите</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Стандартно отклонение</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>ТД</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Праг за приемане</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Двигателят оценява…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Двигателят: {nd} без контра, {dt} след приемане, {dp} след пас.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Точните стойности се изчисляват…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Числата казват с колко най-добрият избор превъзхожда следващия.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Числата казват колко отстъпва там изиграният ход.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Пазарът се изпуска след {pairs} от 1296 поредици от хвърляне и отговор ({share}) и след {rolls} от 36 хвърляния при поне половината отговори.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>На противника остават {away}</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>На противника остава 1 точка, в партията на Крофорд</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>На играча, който решава, остават {away}</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>На играча, който решава, остава 1 точка, в партията на Крофорд</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Праг за „твърде добре“</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Двустранно</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Разхищение</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Победи</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>не може да мести</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>удряше преди промяната</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>бедствие: {number} под средното или повече</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>контра и пас след {count} от 36 отговора</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>контра и приемане след {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>оценено</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>точно</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>формула</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>удряше</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>удря</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>удря 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>удря едва след промяната</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>жокер: пазарът е изпуснат след половината отговори или повече</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>жокер: пазарът е изпуснат след всеки отговор</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>жокер: {number} над средното или повече</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>изпуснат след някои от отговорите</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>на пари</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>най-често дори не е за контра</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>без контра след {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>цена на владеенето</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>прагове за приемане: на ход, противник</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>оценени са {count} от 21 различни хвърляния…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} казва „{said}“, но според броя нужни хвърляния е „{right}“.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} казва „{said}“, а точно вярното е „{right}“.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} над средното или повече</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} под средното или повече</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>остават {own} срещу {theirs}</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>остават {own} срещу {theirs}, партия на Крофорд</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>остават {own} срещу {theirs}, след партията на Крофорд</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>капия {point}</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ е приблизително, докато двигателят оцени този резултат.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Леща за резултата</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Вашето ниво е PR {rate} ± {interval} (90%): първо предположение {guess}, поправено от %n отчетено решение. „Показатели във времето“ дава простата средна, без предположението.</numerusform>
            <numerusform>Вашето ниво е PR {rate} ± {interval} (90%): първо предположение {guess}, поправено от %n отчетени решения. „Показатели във времето“ дава простата средна, без предположението.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Замества обикновен играч: BGDESK_ENGINE казва {detail}; може да е plain или sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Замества обикновен играч: на двигателя му трябва {detail} от средата за изпълнение на Visual C++; липсва.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Замества обикновен играч: на процесора му липсва {detail}, което е нужно на двигателя.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Замества обикновен играч: силният двигател не е направен за този компютър.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Замества обикновен играч: силният двигател е изключен чрез BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Играе я малка мрежа, обучена за тази игра; PR се мери само при бекгемън.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Напреднал</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Начинаещ</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Побойник</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любител</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Предпазлив</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Контрира твърде рано.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Контрира твърде късно и пасува, когато трябва да приеме.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Експерт</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Удря, когато може, дори с открит пул у дома.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Пазител</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Държи котвата си дълго след като е време да тръгне.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Среден</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Бързото му ядро не може да се зареди тук, в дневника пише защо: анализът отнема около четири пъти повече.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Бързото му ядро не познава тази версия: анализът отнема около четири пъти повече.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Бързото му ядро е повредено или от друга версия: анализът отнема около четири пъти повече.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Бързото му ядро е изключено чрез BGDESK_CORE: анализът отнема около четири пъти повече.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Бързото му ядро не е компилирано тук: анализът отнема около четири пъти повече.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Оставя възможно най-малко изстрели, дори когато трябва да е смел.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстор</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Нито един от мачовете ви още не е анализиран: нивото ви е предположение, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR (оценка на играта) казва колко отстъпва средното решение: колкото по-малко, толкова по-силно.
Играчите от световна класа са около 3, турнирните експерти – 6, добрите клубни играчи – 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR около {rate}, приблизително</translation>
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
        <translation>Играе малко по-добре от вас</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Играе на вашето ниво</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Бегач</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Бяга със задните пулове твърде рано и се отказва от котвите си.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Спаринг партньор</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Гневлив</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Най-силен</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Шансовете в тази игра са известни точно; PR се мери само при бекгемън.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Силният двигател не познава тази игра: играе я обикновен играч, по-слаб от обозначеното.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Плах с куба</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Световна класа</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Противникът запазва силата си през целия мач, каквото и да правят заровете.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>замества обикновен играч</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>играе на PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>играе на PR {rate} по преценка</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>играе на PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>рейтинг {rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Друга програма държи библиотеката {subject}: това не беше запазено; всичко преди него е запазено.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Друга програма в момента записва {subject}; върху нея не беше записано нищо.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Загубени анализи, които могат да се направят отново: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Нищо в нея не може да се прочете и няма неин архив.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Нищо в библиотеката {subject} не може да се прочете и няма неин архив: започната е нова; старият файл се пази като {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>В библиотеката {subject} няма нищо.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>В библиотеката {subject} нямаше нищо и няма неин архив: тя е започната наново.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Нищо няма да липсва.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Данните не можаха да се преместят в {folder} ({detail}). Нищо не е преместено.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Дискът е пълен: това не можа да се запази в {subject}; всичко преди него е запазено.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Файлът {subject} не съдържа библиотека, която може да се прочете; нищо не е променено.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Файлът {subject} не е библиотека на bgdesk; оставен е, както беше.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Файлът {subject} е самата сегашна библиотека; нищо не е променено.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Папката {folder} е част от сегашната; изберете друга. Нищо не е преместено.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Библиотеката е изправна: всяка страница и всеки мач могат да се прочетат.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Библиотеката беше повредена и е поправена; нищо не липсва. Старият файл е {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Библиотеката беше повредена. Всичко, което още може да се прочете, е в нова; старият файл се пази като {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеката {subject} не може да се записва; всичко запазено по-рано е налице.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Библиотеката {subject} не можа да се архивира днес ({detail}); самата библиотека е изправна.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Библиотеката {subject} не можа да се използва ({detail}); всичко запазено по-рано е налице.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеката {subject} е повредена, затова не беше направено нейно копие; нищо не е променено.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеката {subject} е повредена. Затворете bgdesk и го пуснете отново: тогава всичко, което може да се прочете, влиза в нова библиотека, а старият файл се пази.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеката {subject} е повредена; оставена е, както беше.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеката {subject} е повредена; нищо в нея не е променено. Следващото пускане събира всичко, което може да се прочете, в нова и пази стария файл.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Библиотеката {subject} я няма и е започната нова. Има неин архив, който може да се възстанови: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Библиотеката {subject} я няма. Има неин архив, който може да се възстанови: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеката {subject} е отворена в bgdesk; първо я затворете там. Нищо не е променено.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Вместо нея се използва библиотеката {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеката {subject} беше празна (0 байта) и няма неин архив: започната е нова.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеката {subject} е преместена или премахната, докато беше отворена: това не беше запазено.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеката {subject} е записана от по-нов bgdesk; оставена е, както беше.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Библиотеката {subject} е записана от по-стар bgdesk и не може да се направи неин архив ({detail}); оставена е, както беше.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Мачът {subject} не може да се прочете ({detail}); оставен е, както беше.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Мачът {subject} е отворен в друг прозорец на bgdesk; първо го затворете там.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Мачът {subject} е променен от друга програма; върху него не беше записано нищо.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Мачът {subject} е премахнат в друг прозорец: анализът му приключи и нищо повече от него не се пази.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Най-новите ходове може да липсват, защото и файлът с тях беше повреден.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>Следващото пускане я попълва с каквото може да се прочете от старата.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Пътят на библиотеката {subject} е твърде дълъг; нужна ѝ е папка с по-къс.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>В {folder} вече има данни на bgdesk; изберете друга папка. Нищо не е преместено.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Няма неин архив: следващото пускане започва нова.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Още няма библиотека {subject}; bgdesk я създава при първото си пускане.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Няма библиотека {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>В библиотеката няма мач {subject}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Няма достатъчно място на диска на {folder}. Нищо не е преместено.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Тези мачове са загубени: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Тези мачове се върнаха от архива {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Тези мачове не могат да се прочетат: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>На тези мачове им липсват ходове накрая: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Тези мачове ще се върнат от архива {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Този турнир не може да се прочете ({detail}); той и мачовете му са оставени, както бяха.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Този турнир вече го няма в библиотеката.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Този турнир е отворен в друг прозорец на bgdesk; първо го затворете там.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Каквото има в {subject}, не можа да се премести в кошчето; може да го премахнете сами.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Данните ви са в {folder}, която се синхронизира от {service}. Докато играете, {service} може да копира наполовина записана библиотека или да я замени с по-стара от друг компютър. По-добре пазете данните само на този компютър и ги архивирайте в {service}; или затворете bgdesk тук и изчакайте {service} да приключи, преди да го отворите там.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>мач, от който е известен само идентификаторът ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk беше прекъснат и оттогава файла {subject} го няма: последно изиграното може да липсва.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>още {count}</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} срещу {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Нататък</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Други линии оттук</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Премахване</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Продължаване</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>Включване с по&amp;кана…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Напускане на масата</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Отваряне на маса…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>&amp;Гледане с покана…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>На &amp;сървър…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Копиране на поканата за г&amp;ледане</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Мачове с други, които продължават</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Отворете маса и пратете поканата ѝ или се включете с покана, която сте получили.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Към &amp;дъската</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Първо напишете име: другият играч го вижда.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>С други</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Вашето &amp;име</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Мачът чака заровете да се въведат.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Този мач не може да се отвори ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>По кой начин?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk и това не можа да се отвори или запази. Всичко в библиотеката е налице; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Намиране на мач</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Намиране на играч, събитие или файл</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Мачове</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>„Анализ“ (F7) показва тук как вървяха шансовете</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Ход на мача</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Анализиран</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Файлове</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Мачове</translation>
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
        <translation>Точки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Етикети</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>добавен {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>отчасти</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>без граница</translation>
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
        <translation>Спечелихте по време при {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Спечелихте сесията {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Спечелихте {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>не може да се прочете</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>предаден при {white} : {black}, спечелихте</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>предаден при {white} : {black}, печели {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>сесията завърши наравно, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>в ход, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} печели по време при {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} печели сесията {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} печели {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} срещу {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} срещу {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Всички мачове…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Всички…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Тук се пази всичко, което играете и отваряте. Щракнете върху мач, за да го видите отново, както и колко е струвал всеки ход, след като мачът е анализиран.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Вашите мачове</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Колони</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продължаване</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>&amp;Изтриване завинаги…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>О&amp;ще…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Нов мач…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отваряне</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>Пре&amp;махване</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Възстановяване</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Етикети…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Анализ на в&amp;сички</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Анализира във фонов режим всеки мач, който още не е анализиран; можете да спрете по всяко време</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Кошче</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Да се изтрие ли завинаги %n запис от кошчето с всичките му анализи?</numerusform>
            <numerusform>Да се изтрият ли завинаги %n записа от кошчето с всичките им анализи?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Мачове</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Нищо тук не съдържа всички тези думи.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Отваряне на &amp;файл…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>Преим&amp;енуване</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Премахване</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Да се премахне ли отбелязаното? Игра Coan ki не може да се върне.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Запазване на копие като…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Кошчето е празно. Каквото премахнете, остава тук 30 дни и може да се възстанови.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Тогава заровете на мачове, които са в ход, никога няма да могат да се проверят.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Файловете, от които са прочетени мачовете, остават на мястото си.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Тук още няма мач.
Започнете нов или отворете файл от коя да е програма: каквото играете и каквото отваряте, се пази тук.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Тук още няма позиция. Поставете XGID или друга позиция с Ctrl+V в прозореца.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Тази игра е отворена в прозореца на Coan ki; затворете го, преди да я премахнете.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Този мач е на дъската; отворете друг, преди да го премахнете.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Напишете по-малко от тях или погледнете на друга страница.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Какво е изброено</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Първи играч</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Мачове</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Кръг</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Втори играч</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Състояние</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Проверете сами тези зарове…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Тайна на заровете</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Проверка на заровете</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Още: хвърляния и зарове</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Още: хвърляния и зарове</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Изиграване</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Напишете хода, например {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>По кой начин? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Нямате пул на бара; пуловете в резерва се пишат {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>„{text}“ не е ход. Напишете капии, например {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>В записа липсва ход</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>И двамата хвърлиха {die}: куб на {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Дъската беше наредена на ръка</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Партията започва с тази позиция</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Подредбата беше поправена</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Спечелихте началното хвърляне: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>непозволен ход</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>контрира на {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>непозволен</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>назовава {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>без контра</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>без реконтра</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>пасува</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>реконтрира на {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>предава се</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>времето изтича</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>приема</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} печели началното хвърляне: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>още %n</numerusform>
            <numerusform>още %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>№</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>друга линия</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>друга линия, сгъната</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Обратно към играта</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Ходовете се появяват тук.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Игра оттук нататък…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>&amp;Търсене в тази мрежа</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>&amp;Код на масата</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Включване в тази &amp;маса</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Засега никоя маса не отговаря; питането продължава.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Маси в тази мрежа</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>пълна</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n решение в подобни позиции</numerusform>
            <numerusform>%n решения в подобни позиции</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Мачовете ви се преглеждат…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Мачовете още се четат.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>%n решение в библиотеката ви не е взето в подобна позиция.</numerusform>
            <numerusform>Нито едно от %n решения в библиотеката ви не е взето в подобна позиция.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Само с това хвърляне</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Подобни позиции</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Подредбата не е позиция, която може да се получи.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>В библиотеката ви още няма мачове: отворете (Ctrl+O) или изиграйте един.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Всяка игра се играе от двигателя, който я познава най-добре; PR се мери само при бекгемън.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Дължина</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Нов мач</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Прочетете правилата на избраното ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Всички правила и зарове</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Всички правила и зарове</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Теглене на жребий</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>И&amp;ме</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Както са изброени</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>По желание</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>От групите трябва да продължат поне двама.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Трябва да участват поне двама.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>По рейтинг</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Клубен швейцарски: пет кръга до 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Двойна елиминация за 8</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Осем играчи: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Вечер за 16: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>За тези групи трябва да участват поне {least}.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Четири групи по 4, после елиминации</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Домашните правила и кубът са тези от последния ви нов мач; за правилото на Джейкъби тук няма място. Всеки мач между компютри наистина се играе във фонов режим и може да се разгледа.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Купа по хипергемън</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>В този формат могат да участват най-много {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Четирима, всеки срещу всеки</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Купа по тавли до 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Точките на кръговете са числа от 1 до {most}, например {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>На турнира му трябва име.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>С &amp;часовник: 2 минути на точка и 12 секунди на ход</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Няма браузър, който да отвори {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Има по-нова версия на bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Проверка сега</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Отваряне на страницата за изтегляне</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Пита се…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Проверка за по-нова версия</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Има по-нова версия: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Имате bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Имате най-новата версия.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk пита {host} за номера на най-новата версия и не казва нищо за вас, компютъра ви или версията ви; както всяка страница, която отваряте, {host} вижда вашия интернет адрес.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Карта на пазара: след кои хвърляния пазарът се изпуска</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Тук на никого не предстои да хвърля.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Температурна карта</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Температурна карта: колко струва всяко хвърляне</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Отговорът на най-добрия ход</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Отговорът на изиграния ход</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Хвърлянето на играча</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Какво се показва за всяко хвърляне</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Този, на когото предстои да хвърля, не може да контрира тук, така че няма пазар.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Чии хвърляния</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>По правилото на Холанд никой не може да контрира, преди двамата да са имали по два хода в тази партия.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>Никой не може да контрира в партията на Крофорд.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Кубът е мъртъв: при този резултат играчът на ход печели мача с него и така.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Кубът е на противника: само собственикът му може да контрира.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>В мач до 1 точка няма куб.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Тази игра се играе без куб.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Затваря това съобщение</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Показване</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Нов опит</translation>
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
        <translation>{number} не е подходящо тук: иска се число от {least} до {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Отваряне на маса</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Отваряне на масата</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>зарове на двамата играчи</translation>
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
        <translation>&amp;Сила</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>Сила на &amp;белия</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Черни</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Компютър срещу компютър</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Без значение</translation>
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
        <translation>Играе като хората с тази сила</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Някой на друг компютър, който има поканата.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>С&amp;тил</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Сила на &amp;черния</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Сила на черния</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Стил</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Компютърът</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Двама играчи, един компютър</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Бели</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Вашите пулове</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Правило на Крофорд</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Правило на Холанд</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Правило на Джейкъби</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>ново начално хвърляне за всяка партия</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>най-много пет на капия</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>автоматичните контри се броят за правилото на Джейкъби</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>бекгемън само с пул на бара</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>бивъри</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>бивъри и ракуни</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>бивъри, ракуни и видри</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>часовник</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>четири точки за пул на бара</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>сесия на пари</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>без куб</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>без удар и бягство у дома</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>позволени са частични ходове</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>неограничени автоматични контри</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>неограничени бивъри и ракуни</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>след {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>допълнение на {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>следва {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>вместо {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>оставено от противника</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>назовано след {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>хвърлено отново</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Нов турнир…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Отваряне</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Таблица за сезона…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>&amp;Връщане на премахнатото</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Започнат</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Участници</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Докъде е</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>Пре&amp;махване</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Още няма турнир. Започнете един: шестнадесет играчи, седем точки на мач, девет във финала. Вие играете мачовете си на дъската, а компютрите междувременно играят своите.</translation>
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
            <numerusform>изигран {done} от %n мач</numerusform>
            <numerusform>изиграни {done} от %n мача</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Проверете сами тези зарове</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>В {folder} не беше записано нищо: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Записът на мача и скрипт от няколко реда са в {folder}. Отворете терминал там и напишете: {command}, а след него отпечатъка, който сте си записали. Нужен е Python, но не и bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Нито един от мачовете ви още не е анализиран. Отворете мач в схемата и го анализирайте, или в настройките изберете мачовете да се анализират, когато свършат.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Оценки PR с техния 90-процентов интервал. Enter показва мача.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Вашата игра, мач по мач</translation>
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
        <translation>Влачете, за да разширите панела; двойно щракване връща обичайната ширина</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Името, както да се показва; имената в мачовете остават, както са.</translation>
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
        <translation>Вие</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Още веднъж?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Добра партия.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Късмет!</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Здравейте!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Хубаво хвърляне.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Един момент, моля.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Благодаря.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Добре изиграно.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Очаквани</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Място</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Победи</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Зарове</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Противник</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>От тази позиция започва тренировъчен мач.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Оттук започва тренировъчен мач по същите правила. Този мач остава, както е.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Черни</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Нови зарове</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Игра нататък</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Игра оттук нататък</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Истински зарове, въведени на ръка</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Връщане дотук</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>По-късните ходове се зачеркват и мачът се брои за тренировъчен.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Същите хвърляния като в мача, докато стигнат</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Двама играчи, един компютър</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>При връщане да се хвърлят същите зарове</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Бели</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Играете с</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>пипа</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Щракнете върху капия: направена от играча, блот, празна, без значение. Десен бутон: на противника. Клавиши: стрелки, Space, Shift+Space, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Капии на позицията</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>блот на противника</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>блот на играча</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>без значение</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>празна</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>направена от противника</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>направена от играча</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>капия {number}</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Наклонена черта прави папка: Откривания/Отговори на {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Друга позиция носи това име и ще бъде заменена.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Име на тази позиция</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Позиция</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Картата е позиция, в която сте сгрешили. Питат ви за нея отново: скоро, докато е нова, и рядко, щом я знаете.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Нова карта.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Контра или не</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лесна</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудна</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Спря при позиция {number}: внесете файла отново за останалите.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Позната</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Пропусната</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Почти вярно: това струва {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Още няма карти</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Без контра</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Без отговор.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>За днес не остана нищо</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Отворете свой мач и го анализирайте: тогава се предлагат карти от грешките ви.</translation>
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
        <translation>Изиграйте мач или отворете такъв отдругаде и го анализирайте.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Вярно: достатъчно близо до най-доброто.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Вярно: това е най-доброто.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>След последния ви отговор нов анализ намери друг отговор за най-добър.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Приемане</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Приемане и ново обръщане на куба</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Приемане или пас</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Този отговор не можа да се запази и не се брои.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Този отговор не беше отчетен: картата е отговорена или премахната в друг прозорец.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Това не променя кога картата е за преговор.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Грешно: това струва {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Пропуснахте тази карта, затова идва още веднъж. Този път не се брои.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Вашите грешки</translation>
    </message>
    <message>
        <source>today</source>
        <translation>днес</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>утре</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>от {first} до {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} за преговор</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} нови</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Да се пита отново</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Тестета</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Изнасяне за Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Намиране на подобни…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Как работи</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Внасяне на позиции…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Нов мач…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Още няма нищо за преговор: карта идва тук, след като ѝ се отговори за първи път.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Упражняване</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Упражняване без отчитане</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Настрана</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Премахване</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Премахване…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Преименуване…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Следващите 30 дни</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Тренажори…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Кой се упражнява</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Пропускали сте тези карти отново и отново или сте ги отделили. Вече не се питат: вместо това разгледайте подобни позиции.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Вашите мачове…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Никоя от тези карти не може да се зададе сега: може би ги пита друг прозорец или не могат да се прочетат.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Нито едно от тези решения не може да се зададе като карта.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>За днес тук не остана нищо.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk и картите не могат да се изброят. Те са запазени; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Друг набор от правила носи това име.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Име на този набор от правила</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>По избор</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Изтриване</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Моите правила</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Преименуване…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>&amp;Набор от правила</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Набор от правила</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Запазване като…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Запазва правилата отдолу под име, за да ги изберете отново</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Мач с правилото на Крофорд и нищо друго.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Мач с правилото на Крофорд и правилото на Холанд след него.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Сесия на пари с Джейкъби и бивъри; без автоматични контри.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Сесия на пари с Джейкъби, бивъри и една автоматична контра на партия.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>За удоволствие, без куб</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Клубни с Холанд</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>На пари с обичайните правила</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Без контриране; марсовете и бекгемъните се броят.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Сериозно на пари</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Турнир</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>След най-добрия ход: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>След изиграния ход: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>След {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Запазване на отчета</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Дневникът не можа да се прочете: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Отчетът е в {file}. Нищо не беше изпратено.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Отчетът не беше записан в {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Архиви Zip (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Защо не вашият отговор?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Друга игра, други правила…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>На пари</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Игра срещу компютъра</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Сила</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Хвърляния за вадене</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Тези стойности са за надбягвания като в бекгемъна; тук няма такова.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (малко решения)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 на капия 1</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 на капия 6, 1 на капия 3, 7 на капия 2</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Най-добър ход</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Кубът е на черния, на {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Черният хвърля</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Черният, броено от неговата страна</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>И на двамата остават 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>И на двамата остават 7</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Двоен мачпойнт: и на двамата остава 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Контра, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Контра, приемане</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Контриращ \ приемащ</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Контриране</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Ефективни пипове</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Еквити</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Етикеция</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Игрови планове</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Цена на марса</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Марсът решава</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Марсът решава: на вас остават 2, на противника 1, партия на Крофорд</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Спасяване от марс</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Спасяване от марс: на вас остава 1, на противника 2, партия на Крофорд</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Отстъпва</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Речник</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>История</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>С думи</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Оценено от {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Най-голяма преднина за приемане</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Най-малък шанс за приемане</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Най-малка преднина за контра</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Най-малка преднина за реконтра</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>На пари</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>На пари, обърнат куб</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Следващ</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Без контра</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Начални ходове</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Пипове</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>На колко пипа</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Пипове {white} на {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Игра оттук срещу бота</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Игра според резултата</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Как се играе добре</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Капии</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Направени капии</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Нужни точки</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Надбягвания и броене</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Хвърляне</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Хвърляния от 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Хвърляния, с които влиза един</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Хвърляния, с които влизат два</translation>
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
        <translation>Резултат {score} до {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Дял</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Съвети</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Опитайте в лабораторията</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Разхищение</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Белият</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Кубът е на белия, на {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Белият играе {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Белият хвърля: контра?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Белият печели {win}, {gammon} с марс, и губи {lost} с марс.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Белият печели {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Печели мача</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Без думи</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Вашите пипове</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} от капия 6 надолу</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} извадени</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} на бара</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} на {point}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Short: so many points still needed</extracomment>
        <translation>остават {points}</translation>
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
            <numerusform>%n от 36 хвърляния ви удря два пъти, {rolls} след {best}.</numerusform>
            <numerusform>%n от 36 хвърляния ви удрят два пъти, {rolls} след {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n от 36 хвърляния ви удря там, където струва 10 пипа или повече, {rolls} след {best}.</numerusform>
            <numerusform>%n от 36 хвърляния ви удрят там, където струва 10 пипа или повече, {rolls} след {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n от 36 хвърляния ви удря, {rolls} след {best}.</numerusform>
            <numerusform>%n от 36 хвърляния ви удрят, {rolls} след {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n от 36 хвърляния удря {name} два пъти, {rolls} след {best}.</numerusform>
            <numerusform>%n от 36 хвърляния удрят {name} два пъти, {rolls} след {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n от 36 хвърляния удря {name} там, където струва 10 пипа или повече, {rolls} след {best}.</numerusform>
            <numerusform>%n от 36 хвърляния удрят {name} там, където струва 10 пипа или повече, {rolls} след {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n от 36 хвърляния удря {name}, {rolls} след {best}.</numerusform>
            <numerusform>%n от 36 хвърляния удрят {name}, {rolls} след {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n от 36 хвърляния задържа противника на бара, {rolls} след {best}.</numerusform>
            <numerusform>%n от 36 хвърляния задържат противника на бара, {rolls} след {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n от 36 хвърляния измъква пул иззад най-дългата преграда, {rolls} след {best}.</numerusform>
            <numerusform>%n от 36 хвърляния измъкват пул иззад най-дългата преграда, {rolls} след {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>След {best} преградата е дълга %n капия, а сега само {length}.</numerusform>
            <numerusform>След {best} преградата е дълга %n капии, а сега само {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>След {best} има повече направени капии: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>По-сигурно е (%n от 36 хвърляния удря, {rolls} след {best}), но отдава капия: {points}.</numerusform>
            <numerusform>По-сигурно е (%n от 36 хвърляния удрят, {rolls} след {best}), но отдава капия: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>По-сигурно е (%n от 36 хвърляния удря, {rolls} след {best}), но пропуска удар.</numerusform>
            <numerusform>По-сигурно е (%n от 36 хвърляния удрят, {rolls} след {best}), но пропуска удар.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>По-сигурно е (%n от 36 хвърляния удря, {rolls} след {best}), но преградата е дълга {length} капии, а не {longer}.</numerusform>
            <numerusform>По-сигурно е (%n от 36 хвърляния удрят, {rolls} след {best}), но преградата е дълга {length} капии, а не {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Пропускате удар, който връща противника с %n пип.</numerusform>
            <numerusform>Пропускате удар, който връща противника с %n пипа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Пропускате удари, които връщат противника с %n пип.</numerusform>
            <numerusform>Пропускате удари, които връщат противника с %n пипа.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} запазва капия {points}.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} прави капия {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} пропуска удар, който връща противника с %n пип.</numerusform>
            <numerusform>{name} пропуска удар, който връща противника с %n пипа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} пропуска удари, които връщат противника с %n пип.</numerusform>
            <numerusform>{name} пропуска удари, които връщат противника с %n пипа.</numerusform>
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
        <translation>&amp;Изчистване на списъка</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Още не е отварян или запазван файл</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ход против правилата</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Въвеждане</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Да се въведе ли, както е изиграно?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Въвеждане на хода, както е изигран</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Да се върне ли?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Беше изиграно така</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Не е преместен пул, а това не е позволено.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Възражение</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Поставете пуловете там, където са преместени, според правилата или против тях.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Връщане</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>После същите зарове се играят отново по правилата.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Този ход не е позволен: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Противникът може да възрази до следващото хвърляне или контра.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} не можа да докаже, че е истинският, затова нищо не беше попитано.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} не съобщи версия. Опитайте отново друг ден.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} не отговаря. Има ли този компютър интернет?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Сривове</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Дневник</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Части на отчета</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Съобщаване за проблем</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Запазване…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Файлът съдържа последната част от дневника, версиите на bgdesk и частите му и настройките, които сте променили. Имената на играчи, тайните на заровете, думите ви за заровете и мачовете ви са пропуснати. Имена на отворени файлове има само в подробния дневник (Настройки, страница „Дневник“).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Когато нещо се обърка, това помага да се разбере защо. bgdesk не изпраща нищо никъде: записва архив zip, който може да разгледате и да предадете.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>За отчет е нужен анализ: „Анализ“ (F7) го прави.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF за печат (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Страница за браузъра (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Отчет</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Запазване на отчет</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Отчетът се записва…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Отчетът е запазен като {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Отчетът не беше запазен: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Предаване на партията</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Предаване: губите мача</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Това се брои веднага: противникът не може да спечели повече.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Противникът може да откаже и да играе за повече.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(малко решения)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Използвана е подсказка: тренировъчен, без рейтинг.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Реванш вече е запечатан за същите думи: това е отпечатъкът на заровете му.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Прието предаване</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>„Анализ“ показва колко добре играха двамата и кои решения да се разгледат.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Анализира се, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Анализира се…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Най-добро: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>И двете майки са хванати.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Шансове за победа в мача, отстъпени с решението</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Върнати са ходове: тренировъчен, без рейтинг.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Нито един играч не може да мести повече.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Тук няма решение.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Никой не отстъпи нищо, което да си струва да се погледне. Добре изиграно!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>В този мач нищо не е решавано, затова няма какво да се анализира.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Едно решение за разглеждане</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR на {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Пас на контра</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Точки, отстъпени с решението</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Реконтра</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Отказано предаване</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Предаване</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Тайна на заровете, чийто SHA-256 е отпечатъкът по-горе:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Тайна на заровете, чийто отпечатък беше показан преди първото хвърляне:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Последната партия не беше довършена.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Майката е хваната.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Резултатът без късмета на двамата играчи: какво биха направили от него грешките им.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>Сесията завърши наравно, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Три решения за разглеждане</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Прието</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Две решения за разглеждане</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Какво спечелиха хвърлянията спрямо средното от всички хвърляния, в шансове за победа в мача.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Какво спечелиха хвърлянията спрямо средното от всички хвърляния, в точки.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>С наставник, предупреждения във всички партии: {warned}, послушани: {heeded}; тренировъчен, без рейтинг.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>С наставник, предупреждения: {warned}, послушани: {heeded}; тренировъчен, без рейтинг.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>С наставник: тренировъчен, без рейтинг.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Не отстъпихте нищо, което да си струва да се погледне. Добре изиграно!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Пасувахте на бивъра.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Пасувахте на контрата.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Пасувахте на видрата.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Пасувахте на ракуна.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Пасувахте на реконтрата.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Времето ви изтече и загубихте мача.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Предадохте мача.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Предадохте се.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Спечелихте при {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Спечелихте, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>шансове на {name} при равен късмет</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>партия {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>партия {number}, при {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>късмет на {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>ход {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>точки на {name} при равен късмет</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>вашият PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>вашите шансове при равен късмет</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>вашият късмет</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>вашите точки при равен късмет</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} не отстъпи нищо, което да си струва да се погледне. Добре изиграно!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} пасува на бивъра.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} пасува на контрата.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} пасува на видрата.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} пасува на ракуна.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} пасува на реконтрата.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>Времето изтече и мачът е загубен: {name}.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} предаде мача.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} се предаде.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} печели при {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} печели, {score}</translation>
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
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Нов мач…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следваща партия</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Следваща игра: {game}</translation>
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
        <translation>Преглед на мача</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>Към &amp;турнира</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk и обобщението на този мач не може да се покаже. Мачът и анализът му са запазени; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Обратно към играта</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Следващо</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Следваща грешка</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Игра нататък…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Предишно</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Проба</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Зарове за игра</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>За хвърляне</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Вадене с по-голямо число от нужното и зарове, останали след последния пул</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>С колко е намалял собственият брой пипове на играча</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Зарове, които не можаха да се изиграят, защото пътят беше преграден</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Чифтове</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Партия {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Загубени пипове</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Изиграни пипове</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Хвърлени пипове</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Похабени пипове</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Хвърляния</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Тук се броят хвърлянията, партия по партия.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Хвърляния на два еднакви зара</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Хвърляния досега; началното се брои за играча, който започва с него</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Сбор на заровете</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Страните, събрани, както лежат, при чифт само веднъж</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Каквото заровете позволяват; чифтът се брои двойно</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Целият мач</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Първо анализирайте това решение (F7): ролаутът сравнява най-добрите му ходове.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Изберете в опциите на какво да се направи ролаут.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Няма ролаут в ход.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Ролаут може да се прави само на ходове и решения за куба в партии по бекгемън.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Другаде</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Ролаутът започва…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Проби: {done} от най-много {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>П {win} · {wg} · {wb}   З {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Чака текущия ролаут.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>на пауза</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>начално число {seed}</translation>
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
        <translation>Нещо се обърка в bgdesk и ролаутът спря. Разиграното досега е запазено; подробности има в дневника.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Двигателят не можа да направи ролаут на тази позиция. Подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>На тях се прави ролаут</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>На изиграното винаги се прави ролаут.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Изберете на какво да се направи ролаут.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Ролаут може да се прави само на ходове и решения за куба в партии по бекгемън.</translation>
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
        <translation>Добавя толкова проби, колкото казват опциите</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Най-добро</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Прекратява ролаута и запазва постигнатото (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Еквити</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Нататък</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Продължава ролаута (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Към решението, на което се прави ролаут</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Поставя ролаута на пауза (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Колко вероятно е това да е най-добрият избор според пробите досега</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Колко проби, колко дълбоко, кое начално число и кои възможности</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Още проби</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Опции</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Разиграва това решение много пъти (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Напредък на ролаута</translation>
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
        <translation>Показване</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Стандартна грешка: чертите стигат два пъти по-далеч на всяка страна</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Спиране</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Колко струва за играча, който решава</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Всички хвърляния с {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>36-те хвърляния</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Бекгемън с пул на бара се брои четири пъти.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Бекгемън – когато загубилият има и пул на бара – се брои три пъти.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Бекгемън – когато загубилият има и пул в резерва, на бара или на капиите от 24 до 19 – се брои три пъти.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Бекгемън – когато загубилият има и пул на бара или в дома на победителя – се брои три пъти.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Пул на бара трябва да влезе, преди нещо друго да се мести, и преди пуловете от резерва.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Пул на бара трябва да влезе, преди нещо друго да се мести.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Пул, притиснат в дома ви, не пречи на другите да се вадят.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Пул, който удря в собствения дом, остава там до края на хода.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Зарът вади пул от своята капия и от никоя друга: по-висок зар не вади нищо.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Зарът вади пул от своята капия; по-висок зар вади от най-високата.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Двойна партия – когато загубилият не е извадил нито един пул – се брои два пъти.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Чифтът се играе четири пъти, после числото от другата страна на зара – четири пъти: след 5-5 четири двойки.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Чифтът се играе четири пъти.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Марс – когато загубилият не е извадил нито един пул – се брои два пъти.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Играч, който пасува, губи партията при стария залог; играч, който приема, взема куба и само той може да реконтрира.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Играч, чието време изтече, губи партията и часовникът се нулира.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Играч, чието време изтече, губи мача.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Играч, който и без това печели мача с тази партия, не може да контрира.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Капия, на която ваш пул е притиснат, е затворена за вас.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Капия дори с един противников пул е затворена; нищо не се удря.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Капия с два или повече противникови пула е затворена.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>На бивъра може да се отговори по същия начин с ракун, а на ракуна с видра.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>На бивъра може да се отговори по същия начин с ракун.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>На бивъра може да се отговори с ракун, на ракуна с видра и така без граница.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Единичен противников пул се удря и отива на бара.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Единичен противников пул не се удря, а се притиска: вашият ляга върху него и той не може да се мести, докато там има ваш пул.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Победата носи една точка.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Победата носи стойността на куба.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>След 2 и 1, ако и двете числа са изиграни, назовавате какъвто чифт пожелаете и го играете, сякаш сте го хвърлили; ако е изигран целият, хвърляте още веднъж.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Цел</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Всичките ви пулове трябва да влязат, преди някой друг да мести.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Автоматичната контра се брои за обръщане на куба.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Всяка част от хвърлянето може да остане неизиграна.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Щом едно число не може да се изиграе, всичко, което предстои в този ход, се губи.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Бивъри: играч, на когото е дадена контра, може веднага да обърне куба отново и да го задържи.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Преди да хвърлите, може да предложите удвояване на залога, но не и на първия ход в партията.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Двата зара трябва да се изиграят, ако по някакъв начин е възможно, а чифтът – докъдето може.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Двамата играчи местят в една посока и броят капиите еднакво: и двамата влизат на капиите от 24 до 19 и вадят от капиите от 6 до 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Двамата играчи обикалят в една посока от противоположни ъгли: противникът започва от вашата капия 12 и вади от вашите капии от 18 до 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Пуловете се местят само напред, от вашата капия 24 към вашата капия 1.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Пуловете на дъската може да се местят, преди всички да са влезли.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Крофорд: без куб в първата партия, след като на играч остане една точка до победа в мача.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Всяко число вкарва един пул от резерва на дъската: 1 – на капия 24 и така нататък до 6 – на капия 19.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Всеки хвърля един зар; по-големият започва и хвърля двата зара за първия ход.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Всеки хвърля един зар; по-големият започва с тези две числа.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Всеки хвърля един зар; по-големият започва с тези две числа или, ако така изглежда по-добре, с ново хвърляне на двата зара.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Влизане</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Еднакви зарове се хвърлят отново.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Еднакви зарове в началното хвърляне удвояват залога; кубът остава в средата.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Холанд: след тази партия никой не контрира, преди двамата играчи да са изиграли по две хвърляния.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Ако е изигран целият, след чифта следва още едно хвърляне.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Ако всички пулове на противника стоят на една капия и държите шестте капии пред нея, трябва да отворите една от тях, докато можете.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Ако двамата играчи трябва да пропуснат един след друг и никой не е могъл да изиграе нито едно число, партията е наравно.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Ако може да се изиграе който и да е зар, но не и двата, трябва да се изиграе по-големият.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Ако е притиснат там от противник, чиито пулове вече всички са напуснали началото, този противник веднага печели двойна партия.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Ако нищо не може да се изиграе, редът преминава.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Ако противникът още има такива там, партията продължава и се печели така, когато те си тръгнат, докато майката още е притисната. Ако и майката на противника е притисната, партията е наравно.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Ако ви ударят, този пул трябва първо отново да се прибере у дома.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>В първите три хода на всеки играч чифтът се играе четири пъти. От четвъртия ход нататък го следва всяко по-голямо число, по четири пъти: след 4-4 идват четири петици и четири шестици.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Влиза в дома на противника: с 1 на вашата капия 24, с 6 на 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Влиза с 1 на вашата капия 24, с 6 на 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Джейкъби: марсовете и бекгемъните се броят само ако кубът е обърнат.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Местене</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Не може да държите и всичките шест капии в началната четвърт на противника.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Числата, които не можете да изиграете, минават на противника, който ги играе със своите пулове, докъдето е възможно, преди да започне следващият ход. Щом някое от тях не може да се изиграе толкова пъти, колкото остават, това спира и по-големите числа се губят.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Щом всичките ви пулове са на капиите от 6 до 1, може да вадите.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Щом всичките ви пулове са влезли и са на капиите от 6 до 1, може да вадите.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Само един пул на ход може да напусне вашата капия 24; при 6-6, 4-4 или 3-3 на първия ви ход могат два.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Игра на заровете</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Подредба</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Барът</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Началото</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Игрите се играят поред: {games} и така отново от първата. Всяка партия започва с ново начално хвърляне, който и да е спечелил предишната.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Игрите се играят поред: {games} и така отново от първата. Победителят в една партия започва следващата; след равенство решават заровете.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Последният пул, който играч има на капия 24, е неговата майка.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Мачът</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Майката</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Играчите местят в противоположни посоки и всеки брои капиите от своята страна: вашата капия 24 е капия 1 на противника.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Подредбата и накъде мести всеки играч</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Победителят получава по точка за всеки пул, който загубилият не е извадил.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Победителят в една партия започва следващата.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Няма куб.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Докато първият ви пул не подмине началото на противника, вашата капия 12, втори не може да напусне вашата капия 24.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Колко струва една партия</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Докато имате пулове в резерва, чифтът се играе само четири пъти и след него няма хвърляне.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Докато имате пулове в резерва, никой друг не може да стигне до вашата капия 12 или след нея.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Може да държите шест капии подред само ако пред тях има противников пул.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Не може да вадите, докато ваш пул е притиснат.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Не може да удряте, преди ваш пул да е стигнал до дома ви; дотогава единичен противников пул затваря капията си. След това може да удряте до края на партията.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Не може да държите всичките шест капии на началната си четвърт, от 24 до 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Играете колкото партии пожелаете; брои се всяка точка.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} на капия {point}</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Различно от настройките ви</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Както в настройките</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Не влизат във файла: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Запазване на копие</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Запазено като {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Мачът не беше запазен в {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Мачът не беше запазен в {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>анализ</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>часовник и време за мислене</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>използвани подсказки</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>доказателство за заровете</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>равни начални хвърляния</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>върнатите ходове</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>кой е компютър</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Тук няма програма, която да показва папки. Файлът е в {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Показване в папката</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>До о&amp;ставащи</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Най-доброто при всеки резултат</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Надолу: точките, нужни на играча. Надясно: на противника.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Забележителни резултати</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Резултати на двамата играчи до толкова оставащи точки</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>На дъската няма решение.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Всички резултати…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Леща за резултата</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Движете мишката, за да получите думи, или напишете свои</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Заровете вече са запечатани. Във всяко хвърляне влизат думи, които bgdesk не е могъл да знае предварително, затова не може да е избрал изгодни за него зарове; напишете свои, за да сте сигурни.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Вашите &amp;думи</translation>
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
        <translation>Копиране</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Всички етикети</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Намиране на мач</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Намиране на играчи, игра, етикет, събитие или ден</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Етикет</translation>
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
        <translation>Място</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Сезон на {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Общо</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Раздели отдолу</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Обратно към списъка</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Включване</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>В&amp;лизане</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Парола за &amp;мача</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>&amp;Предлагане на мач</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>П&amp;арола</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>О&amp;бновяване</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Сървър</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Паролата не се пази никъде; без парола сте гост.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>На сървър като bgammon.org играят много хора, и без bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>И&amp;злизане</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Влезли сте в {server} като {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Мачове на сървъра</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Игра на сървър</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>&amp;Точки</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Заровете хвърля сървърът и никой не може да ги провери.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Пътят дотам не е шифрован: други могат да прочетат какво казвате, както и парола.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Няма партия на Крофорд, а предадена партия се губи като обикновена.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Вашето &amp;име</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Мястото ви е заето. Мачът започва, щом някой се включи.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>{server} се търси…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} точки)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} точки, с парола)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1-ply</source>
        <translation>1 полуход</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 полухода</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 полухода</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Пул, който удря в собствения дом, остава там до края на хода.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Ход може да се въведе, както е изигран, позволен или не; той важи, освен ако противникът не възрази преди следващото хвърляне или контра.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Име или номер, който влиза в отделна покана. Рутерът ви го показва.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Играчът на ход може да предложи удвояване на залога, преди да хвърли.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Играч, на когото е дадена контра, може веднага да обърне куба отново и да го задържи. Само при игра на пари.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Истинският куб няма 1: лежи с 64 нагоре, докато бъде обърнат.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>След 11 хвърляния</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>След 16 хвърляния</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>След 7 хвърляния</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>След партията на Крофорд никой не контрира, преди двамата играчи да са изиграли по две хвърляния.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Срещу компютъра – винаги от вашата страна; когато гледате – отдолу.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Всички</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Нарича се и Мърфи: равно начално хвърляне удвоява залога, а кубът остава в средата. В мачове не е обичайно: там го избирайте за всеки мач.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>И компютри от интернет</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Тогава автоматичната контра се брои за обръщане на куба. Само при игра на пари.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Старо британско домашно правило.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Анализ на мачовете ми, когато свършат</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Външен вид</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Докато се играе</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Питане преди моя контра</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Най-много пет пула на капия</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Най-много една на партия</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Най-много три на партия</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Най-много две на партия</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Отдолу</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>При куба, преди да бъде предложен.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Автоматични контри</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Автоматичните контри се броят за правилото на Джейкъби</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Автоматично, след последния зар</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Бекгемън се брои, когато остане пул</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Бекгемън с пул на бара се брои четири пъти</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Автоматично вадене, когато няма какво повече да се решава</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Бивър</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Бивър и ракун</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Бивър, ракун и видра</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Бивъри</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Черни</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Само груби грешки</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Карти за преговор на ден, най-много</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Карти наведнъж</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Кубът в средата показва</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Пуловете и заровете се местят мигновено.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Пуловете и заровете се движат по-бързо, а компютърът почти не чака.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Часовник</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Компютри в собствената ви мрежа</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Правило на Крофорд</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмна</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>По-дълбоките ходове са по-добри, но отнемат много пъти повече време.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Забавяне на ход</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Подробен</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Зарове за нови мачове</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Зарове от по-ранен мач</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Стрелки за посоката</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Контриращ куб</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Съмнителни решения и по-лоши</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Край на ролаута по-рано, когато е сигурен</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Край на хода</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Грешки и по-лоши</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Всяка партия се играе сама за себе си и се брои всяка точка.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Всичко, което струва нещо</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Честни зарове (проверими)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Честните зарове се определят от запечатана тайна преди мача и може да се проверят след него.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Както в системата</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>За всяка възможност, на стъпки по 36: всяко първо хвърляне идва еднакво често.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Еднакво за мачове и за сесии на пари.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>От играча отдолу</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>От играча на ход</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Марсовете и бекгемъните се броят само ако кубът е обърнат. Само при игра на пари.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Помага да се намери причината за проблем. Имена на отворени файлове има само в подробния дневник; тайни на зарове и имена на играчи няма в никой.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Правило на Холанд</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Домове</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Домашни правила</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Колко да се помни</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Ако времето изтече</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>Във всяка игра</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>В игри, които вървят различно от бекгемъна</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>В цвета на пуловете му, до първия ви ход.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>В цвета на вашите пулове.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Брои се само ако загубилият не е извадил нито един пул.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Не мисли по-дълго от това. С повече време гледа по-дълбоко; другите отговарят веднага.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Правило на Джейкъби</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Най-малка цена на грешка</translation>
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
        <translation>Подробност на дневника</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Проверка веднъж на ден при пускане на bgdesk</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Губи се партията</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Губи се мачът</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Ръчно: щракнете върху заровете или натиснете Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Мач</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>На пари</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Повече</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>При повече контраст се избира и черно-бялата дъска, освен ако вие сте избрали друга.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Повече означава, че всяка карта идва по-често.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Ходове в ролаут</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Моите пулове</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Нови карти на ден</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Не</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Без анимация</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Без анимация, когато системата го поиска</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Без куб в единствената партия, след като на играч за първи път остане една точка до победа в мача.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Без удар и бягство у дома</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Никой</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Няма</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Изобщо не: докрай</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Не всеки работен плот може да го съобщи; „Без анимация“ действа навсякъде.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>От вашите грешки, доколкото си струват карта.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Предлагане на карти след анализ на мач</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>На бара</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>На бара или в дома на победителя</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Отляво</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Отдясно</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Само други прозорци на този компютър</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Само когато контактът е свършил и никой избор не може да промени резултата.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Само докато има отворена маса и само с поканата ѝ. От интернет обикновено е достъпна само ако препратите порта към този компютър в рутера си; bgdesk не променя нищо там.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Други могат да гледат</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Позволени са частични ходове</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Пауза преди действие на компютъра</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>По-бърза игра, когато контактът е свършил</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Автоматично изиграване на принудени ходове</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Звуци</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Игра с часовник</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Номера на капиите</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Порт на вашата маса</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Истински зарове, въведени на ръка</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Съдийски режим за двама с истински зарове</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Спрямо размера, който използва системата. Текстовете на дъската растат с него, доколкото има място.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Препредавател</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Повторими зарове (от число)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Резервно време и забавяне на ход, както на турнирите.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Резервно време на точка</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Автоматично хвърляне, когато не мога да контрирам</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Поздрав в началото на мача</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Начално число на ролаут</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Подсказки на дъската</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Показване на постиженията</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Показва на рамката, над и под бара, накъде мести всеки играч.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Показване на броя пипове</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Ходът на компютъра със стрелки</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Автоматично изиграното със стрелки</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Показва се до дъската и в запазените мачове.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Скорост на пуловете и заровете</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Маси</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер на текста</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Адресът на препредавател (там някой пуска „bgdesk table-server“), през който други стигат до масата ви отвсякъде. Той не може да чете казаното. Празно: няма.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Забавянето на всеки ход не се отчита; след него тече резервното ви време.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Заровете се хвърлят веднага, когато преди хвърлянето няма решение за куба; между двама души – не и след автоматично изигран ход.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Показва се и разликата между тях.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Печели първият, който стигне определен брой точки.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Другият играч го вижда. Празно: името ви от настройките.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Тогава резултатът показва PR, късмета и решенията за разглеждане. Работи във фонов режим и отстъпва на играта.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Същото число дава същите зарове и така същия резултат.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Тогава двигателят оценява позицията: по-бързо и по-неточно.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Време за мислене на най-силния противник</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Време да се видят заровете, преди пуловете да тръгнат.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Проби на ролаут</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Прекъсване на ролаутите</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>С два хода закъснение</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Без граница</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Докато не остане нищо за преговор</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Дотогава може да отмените ходовете си.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>До 7 точки или 7 партии</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Сила на звука</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Каквото е по-лошо със 199 шанса от 200, не получава повече проби.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Какво може да направите после, за няколко секунди. Защо ход не е позволен, се показва винаги.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Какво сте постигнали, на страницата с показатели; там нищо не отброява назад.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Когато има само един позволен ход или нито един, той се изиграва и ви се съобщава.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Бели</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Кой може да стигне до масата ви</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Всеки, който има поканата за гледане – тя е различна от поканата за игра.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>При 0 се използва кой да е свободен порт.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>С пул в дома на победителя се брои три пъти.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Вие</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Може да оставите част от хвърлянето неизиграна.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Адресът ви, видян от интернет</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Вашето име</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Името ви на масите</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk се затваря и се връща на този език, щом излезете от настройките.</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Unit behind a number: milliseconds</extracomment>
        <translation>мс</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Unit behind a number: seconds</extracomment>
        <translation>с</translation>
    </message>
    <message>
        <source>“Next error” and the list of errors leave out what cost less.</source>
        <translation>„Следваща грешка“ и списъкът с грешки пропускат каквото е струвало по-малко.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Намерени</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Не са намерени настройки.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Възстановяване на тази страница по подразбиране</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Търсене в настройките</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Раздели</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Връща тази страница, както беше преди</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Отмяна</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Beaver</source>
        <translation>Бивър</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Tick box: beavers are allowed</extracomment>
        <translation>Бивъри</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>В средата</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Партия на Крофорд</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Зарове</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Джейкъби</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Мач до</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>На пари</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Няма предложение</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Собственик на куба</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Ракун</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>За хвърляне…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавишни комбинации</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Търсене в комбинациите</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Какво прави</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>Удря %n от 36 хвърляния.</numerusform>
            <numerusform>Удрят %n от 36 хвърляния.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>След най-добрия ход</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>След изиграния ход</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Както е</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Изстрели на черния по блотовете на белия</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Блот</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Блотове преди и след</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Сравнение с тази дъска</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>От капия {point}</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Преместване на пул от</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Без преместване на пул</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Преместване на този пул на</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Тук нищо не може да се удари.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Изстрели</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Блотът на капия {point}</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>На капия {point}</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Изстрели на белия по блотовете на черния</translation>
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
        <translation>Зарове</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Статистика на заровете</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Брояч на хвърлянията</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Хвърляния</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n пип · {off} извадени</numerusform>
            <numerusform>%n пипа · {off} извадени</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Дава хода на този играч (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Спечелени точки</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>на ход</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>How many points a player still needs, a standard term: 2-away</extracomment>
        <translation>остават {points}</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <extracomment>Name of a part of a page for a screen reader: what is right, and why</extracomment>
        <translation>Решение</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Няма звук: на този компютър няма високоговорители или слушалки.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Показан анализ</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Най-дълбокият поглед за всяко решение</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Премахване на анализ</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Премахване на този анализ…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Кой анализ се показва</translation>
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
            <numerusform>%n черен пул, на противника</numerusform>
            <numerusform>%n черни пула, на противника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n черен пул, ваш</numerusform>
            <numerusform>%n черни пула, ваши</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n бял пул, на противника</numerusform>
            <numerusform>%n бели пула, на противника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n бял пул, ваш</numerusform>
            <numerusform>%n бели пула, ваши</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Партия на Крофорд, без куб</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Куб в средата на {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Без куб</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Пипове: {own} на {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Кубът е предложен на {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Вашият куб на {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} държи куба на {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, мач до {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, сесия на пари</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, мач до {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, сесия на пари</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Липсва част от bgdesk: {parts}. Инсталирайте bgdesk отново.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Дневници</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Няма звук, защото в системата липсва {libraries}. Инсталирайте го (на Debian и Ubuntu: {packages}) и пуснете bgdesk отново.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Няма звук: звуковата част на Qt не се зарежда ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Няма звук: звуковата част на Qt не е инсталирана. Напишете „{command}“ в терминал и пуснете bgdesk отново.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Дисплеят {display} не е достъпен.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Папката {folder} не може да се използва: на мястото ѝ има файл.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Папката {folder} не може да се използва: такова име не е възможно.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Папката {folder} не може да се използва: пътят ѝ е твърде дълъг.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Папката {folder} не може да се използва: нямате право да записвате там.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Папката {folder} не може да се използва: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Библиотеката вече е, както беше в {file}. Предишната е сред архивите в „Мач“, „Вашите данни“.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Другият прозорец на bgdesk не отговаря, затова този беше отворен до него.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Прозорецът не може да се отвори, защото в системата липсва {libraries} (на Debian и Ubuntu инсталирайте: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Няма дисплей, на който да се отвори прозорец; {command} изброява командите, които нямат нужда от него.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Няма файл {file}.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Това е bgdesk {version}: вижте какво ново има.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Нямате право да записвате в папката {folder}: променените настройки се забравят, когато bgdesk се затвори.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Нямате право да записвате в папката {folder}: мачовете ви може да се разглеждат и изнасят, но каквото правите, се забравя, когато bgdesk се затвори.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Вашите данни</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Данните ви вече са в {folder}. Останалото на старото място може да се махне: вижте „Мач“, „Вашите данни“.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Данните ви са преместени в {folder}, която сега я няма. Свържете диска ѝ и пуснете bgdesk отново. Ако е загубена, премахнете файла {detail}: тогава bgdesk започва на обичайното място.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Старо китайско надбягване около кръг от шестнадесет полета.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Наравно {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Добър ден</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Добър вечер</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Добро утро</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Загубен по време при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Загубен {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Предаден при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Начална страница</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Часовникът тече, докато сте тук.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Недовършеният мач е отворен в друг прозорец на bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Спечелен по време при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Спечелен {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Спечелен с предаване при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>срещу {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>между партиите</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>честни зарове</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>следва началното хвърляне</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>днес</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>с наставник</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>вчера</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>дадена ви е контра</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>предложено ви е предаване</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>вие сте на ход</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>имате да играете {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} има да играе {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name} отговаря на контра</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>{name} отговаря на предаване</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} е на ход</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>Възстановен е %n запис.</numerusform>
            <numerusform>Възстановени са %n записа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>Анализиран е %n мач.</numerusform>
            <numerusform>Анализирани са %n мача.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>Пропуснат е %n мач:</numerusform>
            <numerusform>Пропуснати са %n мача:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Всички те вече са анализирани или още са в ход.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Анализ на мач {number} от {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Намерени мачове</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>В кошчето е преместен %n мач. Може да го възстановите в рамките на 30 дни.</numerusform>
            <numerusform>В кошчето са преместени %n мача. Може да ги възстановите в рамките на 30 дни.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>В кошчето е преместена %n позиция. Може да я възстановите в рамките на 30 дни.</numerusform>
            <numerusform>В кошчето са преместени %n позиции. Може да ги възстановите в рамките на 30 дни.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Спряно; остава да се анализира %n мач.</numerusform>
            <numerusform>Спряно; остават да се анализират %n мача.</numerusform>
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
        <translation>Партия {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} за победа в партията</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} за победа в мача</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000 пъти еквитито, загубено от решение, което не е нито принудено, нито далеч от контра.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000 пъти еквитито, загубено от ход на който и да е играч.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>Интервал 90%</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Всичко, което са стрували грешките, преизчислено, сякаш всяка партия е игра на пари.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>„Анализ“ (F7) показва тук колко добре играха двамата.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Както броят други програми</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Бекгейм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Груби грешки</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>По вид решение</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Игра с пуловете</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Решения, които струват {least} или повече и не са груби грешки.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Решения, които струват {least} или повече и не са грешки.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Решения, които струват {least} или повече.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Недадени контри</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Дадени контри</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Съмнителни</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Загубено еквити</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Грешки</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Късмет</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Загубен шанс в мача</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Не е известно в мач с непозволени ходове: каквото те са донесли, не е нито късмет, нито грешка.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Откриване</translation>
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
        <translation>PR {rating} (малко решения)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Пасове</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>PR (оценка на играта): 500 пъти средната грешка на решенията, които се броят.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Ходове по фаза на партията</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Загубени точки</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Предавания</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Приемания</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Шансовете или точките, които биха дали грешките на двамата при равен късмет. Приблизително: може да излезе под 0 или над 100%.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Тези, които не са били принудени, а за куба – близките. За PR се броят онези от тях, които не са и очевидни.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Какво спечелиха собствените хвърляния на играча спрямо средното от всички хвърляния, в еквити.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Какво беше загубено, в еквити и в резултата, и колко решения бяха грешни.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Къде би била оценката при друг късмет в хвърлянията.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>При равен късмет</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>напреднал</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>начинаещ</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>любител</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>разсеян</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>експерт</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>малко решения</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>непозволени ходове</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>среден</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>късмет {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>победа</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>световен шампион</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>световна класа</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>от {low} до {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Най-скъпи решения</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Учене от този мач…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Обобщение на мача</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Обобщение</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Името на файла или пътят му е твърде дълъг.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>Чат ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>Предлагат се условия, различни от предишните: отговорете чрез „Маси в мрежата…“ в менюто „Мач“.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Другият играч иска още един мач.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>Другият играч моли да върне последното решение. Ако позволите, мачът оттам нататък се брои за тренировъчен; ако играете нататък, решението остава.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>На другия играч е предложен още един мач.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Другият играч е помолен и позволява или играе нататък.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>Другият играч вече не е на масата, затова няма реванш.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>Другият играч продължи, затова решението ви остава.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Решението ви е върнато; мачът вече се брои за тренировъчен.</translation>
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
        <translation>Начална позиция</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>На тази маса се играе друг мач.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>На този сървър може да се предаде само обикновена партия, затова това предложение не се брои.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Съобщения дойдоха два пъти или се загубиха по пътя, затова масата е затворена.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Докато тази програма я нямаше, на сървъра се случи повече, отколкото тя може да знае.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Там, където води поканата, никой не отговаря: масата е затворена или оттук не може да се стигне до нея.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Никой не би различил двамата играчи на тази маса; единият трябва да вземе друго име.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Никой не е отворил тази маса при препредавателя или който я е отворил, не отговаря.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>От 20 секунди нищо не се чува от другата програма; чака се.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Наведнъж беше казано толкова много, че част от него е пропусната.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>На тази маса вече седи друг.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Това не е кодът на тази маса.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Това хвърляне дойде твърде рано и не се брои.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Адресът на препредавателя в настройките не е адрес; до масата може да се стигне само без него.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Часовниците на двете програми се различават повече, отколкото обяснява пътят между тях.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Мачът е запазен.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Мачът, който другата програма иска да играе, не е възможен.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Другият играч не иска да играе този мач.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Другата програма е копирала тайните за заровете, затова с нея не може да се играе нищо.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Другата програма реши нещо, което не беше за нейния играч.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Другата програма направи нещо друго, след като беше хвърлила.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Другата програма направи нещо, което не е възможно на маса.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Другата програма направи нещо, което не беше възможно в този момент.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Другата програма не приема каквото тази е изпратила, затова масата е затворена.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Другата програма не отговаря; търси се, докато отговори.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Другата програма не казва тайната си за заровете, затова масата е затворена.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Другата програма не е чула нищо оттук от 20 секунди.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Другата програма изигра ход, който правилата забраняват.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Другата програма иска нещо, което тази версия на bgdesk не познава.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Другата програма играе по друга версия на правилата; на единия от вас му трябва по-нов bgdesk.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Другата програма изпрати съобщение, което не може да се прочете, затова масата е затворена.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Другата програма изпрати съобщение с невъзможни стойности, затова масата е затворена.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Другата програма изпрати наведнъж повече, отколкото може да съдържа едно съобщение, затова масата е затворена.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Другата програма изпрати нещо, което не е текст, затова масата е затворена.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Другата програма изпрати твърде много съобщения за кратко време, затова масата е затворена.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Другата програма говори друга версия на протокола; на единия от вас му трябва по-нов bgdesk.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Другата програма каза тайна за заровете, преди някой да е хвърлил.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Другата програма каза тайна за заровете, която не беше определила преди мача.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Частта от bgdesk, която говори с други програми, спря, затова масата е затворена.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Препредавателят няма място в момента или оттук е питан твърде често.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Сървърът не отговаря или е прекъснал връзката ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Сървърът не ви пуска; влезте там още веднъж под същото име.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Сървърът играе игра, която тази програма не познава.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Масата не може да се покаже в тази мрежа, но поканата ѝ действа ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Масата не може да чака на този порт; изберете друг в настройките ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Двата записа на мача не са еднакви.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Този код вече не пуска никого; поискайте нов или поканата.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Тази покана не води към масата, която стои там; поискайте нова.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Този мач вече го няма на сървъра.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>За този мач е нужна паролата на акаунта ви, която не се пази никъде: влезте в сървъра още веднъж под същото име.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Опитани са три грешни кода, затова кодът вече не пуска никого; покажете масата отново.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Това, което отговаря там, не е препредавател за маси или говори друга версия.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Нужното за масата го няма на диска или не може да се запише там, затова тя е затворена ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Хвърлянето ви дойде твърде рано и не се брои.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Отсъства, мачът чака</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Търси се…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Има връзка</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Никой друг не може да гледа.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Вече три минути нищо не се случва. Без часовник никой не губи от чакане: попитайте в чата, чакайте още или напуснете масата; мачът се пази, но не може да поискате победата в него.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Други могат да гледат мача, докато се играе.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Хвърля…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Хвърля се… заровете идват от двата компютъра.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Другият играч не се чува в момента; мачът и часовниците чакат.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Играчите четат каквото казвате само между партиите.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Масата не се чува в момента; търси се.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Масата е затворена</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Масата е затворена. Продължете мача чрез „Маси в мрежата…“ в менюто „Мач“.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Масата е затворена; гледайте я отново с поканата ѝ.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Гледате {white} и {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>По-ранна позиция · Space връща към играта</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Това е по-ранна позиция: върнете се към играта, за да играете.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Разглеждате този мач; „Игра нататък…“ започва партия оттук.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Позволяване</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Не, играем нататък</translation>
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
        <translation>Кодът има осем цифри; стои до масата на другия компютър.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>За масите</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>В тази мрежа никой не може да се търси ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Маси в мрежата</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Това не е адрес на сървър: той е име или име, двоеточие и порт.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Това не е покана за маса: тя започва с „bgdesk:“ и завършва с 52 букви и цифри.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Това не е покана за гледане: тя започва с „bgdesk-watch:“ и завършва с 52 букви и цифри.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Масата ви още е отворена, макар че на дъската има друг мач.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Нов етикет</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Етикети</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Етикети на %n мач:</numerusform>
            <numerusform>Етикети на %n мача:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Молба</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Да помолите ли другия играч да върнете последното си решение?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Ако се позволи, мачът оттам нататък се брои за тренировъчен и не променя ничий рейтинг.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Никой не знае какво ще се хвърли след това.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Връщане</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Да се върне ли последното ви решение и това, което е станало след него?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Връщане, нови зарове</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Връщане, същите зарове</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Тогава мачът се брои за тренировъчен и не променя рейтинга ви.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>Другият играч позволява или играе нататък; по-късните хвърляния не идват пак.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Хвърлянията идват пак в същия ред.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n изваден пул</numerusform>
            <numerusform>%n извадени пула</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Случайна, от вашите мачове</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Затворен дом</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Случайна, изиграна от &amp;компютъра</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Шаблони</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Компютърът стигна до тази позиция за %n ход срещу себе си.</numerusform>
            <numerusform>Компютърът стигна до тази позиция за %n хода срещу себе си.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Компютърът играе няколко хода…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Тази позиция е от мача {white} срещу {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Не, благодаря</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Прочетете п&amp;равилата</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Играете с черните пулове.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Играете с белите пулове.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} отвори тази маса и иска да играе:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Вид текст</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Текст на позицията</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Тази позиция няма такъв текст; тук може да се постави всеки XGID или ID</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>собствен текст на bgdesk</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Buchholz</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents</extracomment>
        <translation>Бухголц</translation>
    </message>
    <message>
        <source>Buchholz cut 1</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents but the one with the fewest</extracomment>
        <translation>Бухголц без 1</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Почивка</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Утешителна схема</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Очаквани</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Отпечатък на жребия и на всички зарове (SHA-256): {digits}</translation>
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
        <translation>Най-трудно вярно решение</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Елиминации</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Загубилият от {first} и {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Схема на загубилите</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Основна схема</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Мач по мач</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Мач за третото място</translation>
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
        <translation>Места</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Плейоф</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Прогресив</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Четвъртфинал</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Кръг</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Кръг на {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Кръг {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Втори финал</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Тайна: {digits}. SHA-256 на тези байтове е отпечатъкът.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Полуфинал</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Турнирът свърши без победител.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Турнирът свърши; първото място се дели: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Този мач се играе сега; ще го видите от първото хвърляне, щом свърши.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Този мач се играе след това; ще го видите от първото хвърляне, щом свърши.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>За игра сега</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Схема на победителите</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Победи</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Най-лошо решение</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Спечелихте утешителната схема.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Спечелихте турнира.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Вашият финал: срещу {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Вашият мач за третото място: срещу {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Следващият ви мач: срещу {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Следващият ви противник още не е известен.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Вашият четвъртфинал: срещу {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Вашият полуфинал: срещу {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Вашият турнир свърши.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Вашият турнир свърши; другите играят нататък.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>срещу {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>играе се</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>по решение на директора</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>загуба срещу {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>загубен по време</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>мачът е премахнат</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>не е игран</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>до {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>в ход</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>победа срещу {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>вие гледате</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>ваш ред е да играете</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} или {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} играе срещу {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>от {first} до {last}</translation>
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
        <translation>{name} спечели утешителната схема.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} спечели турнира.</translation>
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
        <translation>{won} от {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Това вече не може да стане: междувременно турнирът продължи.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Начало</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Запазване за стената…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Гледане</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Схема</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Копиране на отпечатъка</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Копиране на тайната</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>&amp;Директор…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>Мо&amp;ят път</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Мачове</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Места</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Запазване като &amp;картинка…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Запазване като &amp;уебстраница…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Показано</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Това е жребият. Започнете, когато пожелаете; оттам нататък той важи.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Вашата игра</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>За турнирите</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Всички турнири</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Схема</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Промяна</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Нов турнир</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Този турнир не може да се играе ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Турнир на вечерта</translation>
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
            <numerusform>%n пип преди последното хвърляне, {dice}; сега {now}.</numerusform>
            <numerusform>%n пипа преди последното хвърляне, {dice}; сега {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Ролаут от {engine} ({settings}): %n партия; стандартна грешка тук {error}.</numerusform>
            <numerusform>Ролаут от {engine} ({settings}): %n партии; стандартна грешка тук {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Блот на шест пипа се удря от 17 хвърляния, повече отколкото на всяко друго разстояние: единадесет показват 6, а други дават сбор шест ({rolls}). Ако ваши капии спират комбинациите, остават 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Ход, който не струва повече от {cost}, също се брои за верен.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Планът се познава само по пуловете, по правилата, които използва и страницата „Показатели във времето“. Питат се само позиции, чийто план е ясен и остава същият два хода по-късно.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Прайм и един пул зад него</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Игра на първа капия</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Игра на първа капия: черният чака изстрел</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Съвет</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>След {best} удрят {least} от 36 хвърляния; след {yours} – {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Всички ходове</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Отговорът се брои за верен, ако се различава с не повече от един процентен пункт или с {near} при цена на марса.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Отговорете на обичайните начални ходове.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Отговорени</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Запитайте се дали е за приемане. Ако и в двата случая не сте сигурни, контрирайте. Противникът също може да не е сигурен и да приеме или да пасува погрешно.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Бекгейм</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Вадете пул винаги, когато можете; всеки останал може да струва цяло хвърляне.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Зад пуловете на черния белият има само котвата на капия 24, първата капия на черния. Цялата надежда е в късен изстрел.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>По-добре е {best}. Колко струва {yours} средно, в хвърляния: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>По-добре е {best}; {yours} струва {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Черен</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Черният има пул на бара или сам в дома на белия и няма котва там. Белият има достатъчно пулове там, за да удря и да затваря капии.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Черният хвърля. Кои хвърляния удрят ваш пул?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Черният започна {dice} с {move}. Как отговаряте?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Извадени пулове на черния</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Планът на черния</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Блиц: черният е на бара</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>И двете са верни.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Двамата държат средните си капии</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Пулове</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Затворен дом: един пул на бара</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Групи</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Сборно</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Пребройте двете страни на позиция, каквато се случва в игра.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Пребройте веднъж, после изваждайте всяко хвърляне. Когато ви ударят, добавете 25 минус номера на капията, на която сте ударени.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Решения за куба, които се променят стъпка по стъпка, докато верен стане друг отговор.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Пряко</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Разстояние от бара: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Разстояния на пуловете, които го удрят след влизане: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Разстояния на пуловете, които го удрят: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Разделете дъската на групи по три капии: от 1 до 3, от 4 до 6 и така нататък. Бройте всеки пул, сякаш стои на средната капия на групата си: 2 пипа в първата група, 5 във втората, винаги с 3 повече. После добавете по 1 за всеки пул на най-високата капия от групата му и извадете по 1 за всеки на най-ниската.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Двоен мачпойнт: и на двамата трябва една точка.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Контра, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Контра, приемане</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Контра, приемане или пас в края на надбягване. Отговорите са точни.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Контра на {cube}: след пас печелите мача с {passed}, след приемане и загуба с {lost}, след приемане и победа с {won}. Затова ви трябват ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>С контра и пас</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>С контра и приемане</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Дублиране</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Ефективен брой пипове</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Еквити</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Преценете колко пипа наистина отнема едно вадене с това, което похабяват купчини и дупки.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Точно</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Петнадесет пула, разпределени равномерно по капии 6, 5 и 4, похабяват около 7–8 пипа. Дупките и пуловете на ниски капии похабяват повече, защото големите числа отиват за къси ходове.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Намерете най-добрия ход при вадене. Отговорите са точни.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Намерете хода, който оставя най-малко изстрели. Не е задължително да е най-добрият.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Формули за игра на дъската, не са точни</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>От таблицата с еквити</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Игрови планове</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Цена на марса, куб на {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Цена на марса: (победа с марс - победа) / (победа - загуба), всичко като шансове за победа в мача.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Полупреходи</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Игра на задържане</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Задържане на капия 5</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Колко пипа трябват на всяка страна?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Общо</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>В таблицата ✓ е намерено, + е пропуснато, а ✗ е отбелязано, макар че не удря.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Оценено от {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Броене на Кийт</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Научете наизуст няколко групи и мислено премествайте пулове, докато ги видите. Затвореният дом е 42, пет пула на средната капия са 65, два на капия 24 – 48, а прайм от пет капии, който започва от капия 4, е 60. Докато местите един пул напред с толкова пипа, с колкото друг назад, броят остава същият.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Нека на противника му трябва едно и също число за две добри неща. Два блота, които се удрят и двата с четворки, струват почти колкото един.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Отбележете ги в таблицата; число на ръба ѝ отбелязва всички хвърляния с него. Двата реда на два зара се отбелязват заедно. Ctrl+Enter отговаря.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Отбележете кои от 36-те хвърляния удрят.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Отбелязани</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Игра на пари, кубът е в средата. Двете страни имат толкова малко пулове, че всяко число е точно.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Игра на пари, без правилото на Джейкъби.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Игра на пари. Никой вече не може да спечели марс.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Игра на пари. Кубът е в средата и марсовете се броят.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Назовете плана, който позицията иска.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Никой пул вече не може да бъде ударен: броят се само пиповете.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Без ясен план</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Без контра</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Без реконтра</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Нито едно хвърляне не удря два от тях, затова числата се събират.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Без контра</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Още не е опитвано.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Тук се брои само сигурността. Най-сигурният ход не е задължително най-добрият.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Откривания</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Иначе запълвайте дупки: местете пул на празна капия и избягвайте купчини.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Брой пипове</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Пипове</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Изиграйте първото хвърляне – при игра на пари и при всякакъв резултат.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Капия по капия</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Капии подред</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Игра на прайм</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Куб в надбягване</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Реконтра, пас</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Реконтра, приемане</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Образцови кубове</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Отговори</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Вярно</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Верен отговор</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Вярно: удрят {number} от 36 хвърляния.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Хвърляния</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Хвърляния, които удрят, от 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Хвърляния, които удрят, средно за всички възможни ходове: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Предстоящи хвърляния</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Практични правила</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Текущо броене</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Игра на бягане</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Най-сигурен ход</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Изстрели</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Изстрели според разстоянието, без нищо помежду</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Купчини на първите капии, по равно на двете страни</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Праг за приемане, контра на {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Прагове за приемане</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>36-те хвърляния</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Най-добрият ход оставя средно най-малко хвърляния.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Най-добрите ходове</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Блотът на шест пипа</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Кубът е в средата.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Кубът е ваш, на 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Ефективният брой пипове е средният брой хвърляния за вадене, умножен по 49/6. Отговор с разлика до един пип е верен.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Числата са точни: идват от таблица на всички такива позиции.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Първото хвърляне в партията: как го играете?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Цената на марса е това, което победата с марс добавя към победата, като дял от разликата между победа и загуба. При игра на пари тя е {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Последното хвърляне: черният вади следващия път</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Последните {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>Надбягването е изравнено.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Верният отговор е: {right}. „{chosen}“ струва {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Верният план</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Самото хвърляне не го обяснява: ударен е пул или част от хвърлянето не можа да се изиграе.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Карта на резултата</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Прагът за приемане е шансът за победа, който ви трябва, за да приемете, ако няма марсове и кубът не се обръща повече.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Заедно те са с {number} по-малко, защото едни и същи хвърляния удрят на няколко места. Точно такова дублиране искате, когато трябва да оставите повече от един блот.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Твърде добре за контра</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Две хвърляния: на черния му трябват две хвърляния или един чифт</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>До шест пипа изстрелът е пряк и блотът е по-сигурен близо, отколкото далеч: на шест пипа го удрят 17 хвърляния, после 15, 15, 14, 12 и на един пип 11. От седем нататък изстрелът е непряк: трябват и двата зара и удрят най-много 6 хвърляния. Затова оставяйте блот точно до удрящия или на седем и повече, а на шест – само ако се налага.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Разхищение</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Колко са ефективните пипове?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Какъв е планът на белия?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Какво се похабява</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Какво ви трябва за приемане при даден резултат и колко струва марсът там.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Където двете страни имат по равно пулове на едни и същи собствени капии, пропуснете ги: те не променят разликата.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Кой ход оставя най-малко изстрели?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Бял</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Белият има четири или повече капии подред пред пул на черния, който трябва да бъде задържан.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Белият няма повече никого в дома на черния и води или вече вади. Всички трябва да се приберат и да се извадят, без да бъдат ударени.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>На белия остават {white} пипа, на черния {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Белият е далеч назад, държи две капии в дома на черния и чака късен изстрел.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Белият не води ясно. Последните пулове стоят заедно на котва или на средната капия и чакат изстрел или голям чифт.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Белият е на ход.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Белият е на ход. Какво трябва да направят двамата играчи?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Белите са ваши, отдолу.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Белият води в надбягването с {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Белият играе: как вадите най-добре?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Белият изостава в надбягването с {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Пулове на белия в зоната</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Извадени пулове на белия</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Преднина на белия в пипове</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Пипове на белия</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Кой го казва</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Когато всички пулове са на първата капия, бройте 7 пипа за всеки два от тях и още 1: на десет пула им трябват 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>При два останали пула пребройте колко хвърляния изваждат и двата.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Без куб белият печели {chance} от партиите.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Законът на Улси</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>На вас ви трябват {own} точки, на противника {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>На вас ви трябват {own}, на противника {other}; партията на Крофорд е минала.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>На вас ви трябват {own}, на противника {other}; това е партията на Крофорд.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Вашият отговор</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Блотът ви на капия {point} се удря от {number} от 36 хвърляния.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Вашите бройки се различават от верните: бял {white}, черен {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Вашият ход не е в таблицата: струва повече от всички показани.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>строител</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>не удря</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>удря</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>удря и беше пропуснато</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>последен отговор</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>скок на влюбения</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>прави капия</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>отклонение {number} (пипове)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>бягане</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>слот</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>досега</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>разделяне</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>вашият</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} на бара</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} на {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} отстъпено</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>Удрят {number} от 36 хвърляния; отбелязахте {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>отклонение {number} от 36 хвърляния</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>отклонение {number} процентни пункта</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} с</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>Верни са {right} от {all}.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} от {all} верни</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} верни</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Всеки въпрос се прави наново, така че няма какво да се учи наизуст. Отговорите ви се пазят: всеки тренажор показва как сте се справяли напоследък.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>За тренажорите</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Всички тренажори</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Тренажори</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Линии</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>&amp;Все пак бивър</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Най-добро: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>&amp;Все пак контра</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Струва {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Важното е да не загубите марс.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Важното е да спечелите марс.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Важното е да спечелите партията, повече от марсовете.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>&amp;Все пак моят ход</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Огледайте още веднъж цялата дъска: какво иска всеки играч?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Нито едно решение в тази партия не струваше достатъчно, за да говори за него наставникът.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Не това: опитайте пак.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Не и този път: ето отговора.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Един момент…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Един от тези е най-добрият ход:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>&amp;Все пак пас</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>&amp;Все пак хвърляне</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>&amp;Все пак приемане</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Това струва {cost}: да се върне ли?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Най-добрият ход започва с пулове от оградените капии.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>Във всички показатели се брои първият опит: {choice} струваше {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Наставникът не можа да погледне това решение. Мачът продължава.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Наставникът не е казал нищо за това: H иска подсказка от двигателя.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Наставникът мисли…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Има нещо по-добро.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Помислете за капия, която можете да направите.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Помислете колко партии би трябвало да печелите, за да приемете.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Помислете за позиция, надбягване и заплахи: кой колко има от тях?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Помислете за сигурността: какво може да ви удари след това?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Помислете за вадене на пулове.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Помислете за марсовете, които печелите, ако играете нататък.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Помислете за следващите две хвърляния: колко могат да променят?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Помислете за капиите в дома си.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Помислете за капиите, които преграждат пътя на противника.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Помислете за резултата в мача.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Помислете за темпото: има ли какво да се удари?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Помислете какво се отдава заради сигурността.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Помислете какво задържа противника на бара.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Помислете как би отговорил противникът на контра.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Помислете за задните си пулове: могат ли да направят котва?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Помислете за задните си пулове: време ли е да бягат?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Помислете за задните пулове на противника: могат ли да се измъкнат?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Наставник: обяснява каквото струва {cost} или повече (куб {cube}). Мълчанието значи: не е по-лошо от това.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Наставник: след всяка партия изброява каквото е струвало {cost} или повече (куб {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Наставник: връща каквото струва {cost} или повече (куб {cube}). Мълчанието значи: не е по-лошо от това.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Наставник: предупреждава за каквото струва {cost} или повече (куб {cube}). Мълчанието значи: не е по-лошо от това.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Изиграното накрая струваше твърде малко, за да се изброява.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Послушахте всяко предупреждение: не остана нищо скъпо за разглеждане.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>бивър</translation>
    </message>
    <message>
        <source>double</source>
        <translation>контра</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>без контра</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>take</source>
        <translation>приемане</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (първи опит)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (опит)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} струва {cost}.</translation>
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
            <numerusform>%n решение за разглеждане</numerusform>
            <numerusform>%n решения за разглеждане</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Предупреждения: %n. Послушани: {heeded}. Спестено еквити: {saved}.</numerusform>
            <numerusform>Предупреждения: %n. Послушани: {heeded}. Спестено еквити: {saved}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>&amp;Наставник</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>После: какво да се разгледа след всяка партия</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Решения за куба, които струват поне</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Куб:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Обяснява: казва и колко струва</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>От цена</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Ходове, които струват поне</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Ходове:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Побутва: казва, че има нещо по-добро</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Изключен</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Учи: връща го два пъти, после го показва</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Мачът е тренировъчен и без рейтинг. Мълчанието значи: не е по-лошо от това.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>При игра с часовник няма наставник.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>В тази игра няма наставник: никой тук не може да каже шансовете ѝ.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Между компютри няма кого да учи.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Наставник на вашия приятел</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Вашият &amp;приятел</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>&amp;Помощ</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>Оставя&amp;не</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>Нов &amp;поглед</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Връщане</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Защо</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>И двамата хвърлиха {die}, затова се хвърля отново. Какво се падна сега?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Начало: всеки хвърля по един зар, по-големият започва. Какво се падна?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Какво показаха заровете?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Вие хвърляте: какво показват заровете?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} хвърля: какво показват заровете?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Щракнете върху страните или ги напишете: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Крив зар, ново хвърляне</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Първи зар</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Втори зар</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Тези зарове</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Въведете заровете</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Показване в &amp;папката</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Връща премахнатото (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Друга програма използва библиотеката ви. bgdesk ще се затвори, щом всичко е запазено.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Друга програма използва библиотеката ви. bgdesk ще запази това, щом може.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Груба грешка, {cost}: най-добре беше {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Контра, бивър</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Контра, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Контра, приемане</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Съмнително, {cost}: най-добре беше {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Грешка, {cost}: най-добре беше {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Пропусната контра, {cost}: вярно беше {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Пропусната реконтра, {cost}: вярно беше {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Без контра, бивър</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Без контра, приемане</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Без реконтра, бивър</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Без реконтра, приемане</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Контра по избор, пас</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Контра по избор, приемане</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Реконтра по избор, пас</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Реконтра по избор, приемане</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Реконтра, бивър</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Реконтра, пас</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Реконтра, приемане</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Вярно</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Вярно: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Праг за приемане {take} без марсове, мъртъв куб · цена на марса {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Твърде добре за контра, пас</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Твърде добре за контра, приемане</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Твърде добре за реконтра, пас</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Твърде добре за реконтра, приемане</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Грешен бивър, {cost}: вярно беше {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Грешна контра, {cost}: вярно беше {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Грешна видра, {cost}: вярно беше {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Грешен пас, {cost}: вярно беше {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Грешен ракун, {cost}: вярно беше {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Грешна реконтра, {cost}: вярно беше {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Грешно приемане, {cost}: вярно беше {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>контра, бивър</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>контра, пас</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>контра, приемане</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>без контра, бивър</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>без контра, приемане</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>без реконтра, бивър</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>без реконтра, приемане</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>контра по избор, пас</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>контра по избор, приемане</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>реконтра по избор, пас</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>реконтра по избор, приемане</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>реконтра, бивър</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>реконтра, пас</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>реконтра, приемане</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>приемане</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>твърде добре за контра, пас</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>твърде добре за контра, приемане</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>твърде добре за реконтра, пас</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>твърде добре за реконтра, приемане</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: най-добре беше {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} (мач {chance})</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>&amp;Копиране на поканата</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Видима в тази мрежа</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>Затваряне на &amp;масата</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Копиране на поканата за &amp;гледане</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Покана</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Тогава други в тази мрежа могат да я намерят и вместо с покана да се включат с кратък код.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Други в тази мрежа намират масата ви и се включват с този код. Прочетете го на някого.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Пратете я на този, с когото искате да играете: който я има, може да заеме мястото.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Поканата е в клипборда.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>Поканата за гледане е в клипборда.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Мачът започва, щом другият се съгласи. Дотогава може да правите друго в този прозорец; масата остава отворена, докато я затворите.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Къде е другият играч</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Масата ви е отворена</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>където и да е, през препредавателя {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>на този компютър ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>в тази мрежа ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>в интернет ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Решение {number} от {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Грешките са известни, след като мачът е анализиран: натиснете F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Няма грешка преди тази: това е последната в мача.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Над тази няма ваша линия.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Не е премахвана линия.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Няма повече грешки до края: това отново е първата.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>От тази позиция не тръгва друга линия.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Никой не е направил грешка от {cost} или повече.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Това е краят на мача.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Линията е премахната. Ctrl+Z я връща.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Това е началото на мача.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Това е краят на линията.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Тази линия идва с файла и остава.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Видяхте всички грешки.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Не сте направили грешка от {cost} или повече.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>грешка {number} от {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} няма грешка от {cost} или повече.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Страница за браузъра (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Картинка (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Запазване на турнира</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} не беше записан ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} не беше записан.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Продължаване</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>По-&amp;бързо</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Преглед на &amp;мача</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>По-бав&amp;но</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Стъпка</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Към с&amp;хемата</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Към &amp;края</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Нещо се обърка в bgdesk и грешките в този мач не могат да се покажат. Мачът и анализът му са запазени; подробности има в дневника.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Добавяне на човек…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Преименуване…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Добавяне на човек</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>&amp;Връщане</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Имена в мачовете ви</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>Пре&amp;махване</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Преименуване на този човек</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Още няма мачове с имена.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Отметнете имената, под които играе този човек. Показателите и рейтингът се обновяват веднага.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Кой кой е</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>На контра трябва да се пасува, което струва {refusal}; играта нататък струва {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>След следващото хвърляне на всеки играч в {share} от случаите контрата вече не би могла да се приеме.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Котви</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>На пръв поглед само това струва {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>При този резултат</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Бекгемъни</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Преграждаща капия</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Блотове</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Блотове в дома</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Пулове над третия на капия</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Пулове на капии 1 и 2</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Пулове, хванати зад нея</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Скъпи изстрели</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Двойни удари</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Лесно влизане</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Достатъчно победи</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Дори кубът повече да не се обърне, за приемане трябва да печелите само {needed} от партиите; тук са {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Дори кубът повече да не се обърне, за приемане {name} трябва да печели само {needed} от партиите; тук са {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Всичко останало струва {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Всичко останало връща {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Спечелени партии</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Загубени марсове</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Спечелени марсове</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Трябва пас</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Капия в дома</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Ако кубът повече не се обърне, за приемане би трябвало да печелите {needed} от партиите; тук са {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Ако кубът повече не се обърне, за приемане {name} би трябвало да печели {needed} от партиите; тук са {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Общо</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>При игра на пари това решение щеше да е вярно; при този резултат не е.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Губи марс с {chance} по-рядко, което връща {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Губи марс с {chance} по-често, което струва {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Губи марс с {chance} по-често: {share} от загубените {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Печели марс с {chance} по-рядко, което струва {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Печели марс с {chance} по-рядко: {share} от загубените {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Печели марс с {chance} по-често, което връща {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Печели с {chance} по-рядко, което струва {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Печели с {chance} по-рядко: {share} от загубените {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Печели с {chance} по-често, което връща {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Преднина в надбягването, в пипове</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Пуска пул навън</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Най-дълга преграда, в капии</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Направени капии</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Изпуснат пазар</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Пропуснат удар</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Повече изстрели</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Повечето от загубата идва от бекгемъните.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Повечето от загубата е свързана с куба; без куб двата хода биха били по-близки.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Без контра струва {played}, с контра {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Никоя причина, която bgdesk може да провери, не обяснява сама загубата.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Няма причини: разликата е в рамките на грешката на ролаута.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Няма причини: двата хода не са разгледани еднакво дълбоко.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Без реконтра струва {played}, с реконтра {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Няма какво да се губи</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Противникови пулове на бара</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Брой пипове</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Капии в дома</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Капии отвън, от 7 до 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Хвърляния, с които не се влиза</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Хвърляния, които удрят за 10 пипа или повече</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Хвърляния, които удрят два пъти</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Хвърляния, които удрят, от 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Хвърляния, които пускат пул навън</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>По-къса преграда</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Приемането и пасът тук са близки: ако не сте сигурни кое е вярно, контрирайте.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>С контра струва {played}, без контра {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Грешката е твърде малка, за да се посочи причина с увереност.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>На противника му трябва една точка, затова кубът не ви струва нищо.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>На противника му трябва една точка, затова кубът не струва нищо за {name}.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Пасът струва {played}, приемането {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>С реконтра струва {played}, без реконтра {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Останалото, най-вече кубът, струва {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Останалото, най-вече кубът, връща {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Приемането струва {played}, пасът {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Има време</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Има време: след следващото хвърляне на всеки играч само в {share} от случаите контрата вече не би могла да се приеме.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Има време: каквото и да хвърлят двамата играчи след това, контрата пак ще може да се приеме.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Там без контра струва {value}, а контра, която се приема – {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Тези удрят само след хода на {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Тези удрят само след вашия ход:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Тези удрят само след {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Тези само след хода на {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Тези само след вашия ход:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Тези само след {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Твърде малко победи</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Твърде добре</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Твърде добре за контра: играта нататък струва {value}, а пас {refusal}; {gammons} от партиите печелят марс.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Твърде сигурно</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} от {all} двойки хвърляния, на пръв поглед.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Още факти</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Защо</translation>
    </message>
    <message>
        <source>best</source>
        <translation>най-добър</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>еквити</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>изигран</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Позиция</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Ход против правилата не може да завърши партията.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Приемане или игра нататък?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Ейси-дюси</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Ейси-дюси (американско)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Ейси-дюси (европейско)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Ейси-дюси (флотско)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Всичките ви пулове трябва да влязат, преди някой да мести нататък.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Всичките ви зарове са изиграни.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Първо трябва да се отговори на предложение.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Бекгемън</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>В този мач не се играе с бивъри.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Британска петица</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Пуловете се местят само напред: от по-високи към по-ниски капии.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Щракнете върху пул, за да изиграете {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Щракнете върху пул, за да изиграете {left} · с десен бутон {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Щракнете върху заровете за край на хода</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Щракнете върху заровете, за да хвърлите</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Щракнете върху заровете, за да хвърлите още веднъж</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Щракнете върху заровете, за да хвърлите · върху куба за контра</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Останаха зарове, които може да се изиграят.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Холандска табла</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Февга</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Принуден ход, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Принуден ход: {play} беше изигран вместо вас.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Партия {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Гюлбара</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Правило на Холанд: никой не контрира, преди двамата играчи да са изиграли по две хвърляния.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Хипергемън</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Хипергемън (1 пул)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Хипергемън (2 пула)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>В тази игра пул се вади само с точното число.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Не сте на ход.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Останали от вас, сега играе {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Останали от {name}, сега играете вие</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Останали от {name}, сега играе {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Останаха: {numbers}, сега играете вие.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Останаха: {numbers}, сега играе {name}.</translation>
    </message>
    <message>
        <source>Longgammon</source>
        <translation>Лонггемън</translation>
    </message>
    <message>
        <source>Moultezim</source>
        <translation>Мултезим</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Накгемън</translation>
    </message>
    <message>
        <source>Name a double first: click a die or press 1 to 6.</source>
        <translation>Първо назовете чифт: щракнете върху зар или натиснете от 1 до 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Назовете чифт: ако се изиграе целият, хвърляте пак · щракнете върху зар или натиснете от 1 до 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Назовете чифт; следва го чифтът от другата страна на зара: ако всичко се изиграе, хвърляте пак · щракнете върху зар или натиснете от 1 до 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>После назовавате чифт · щракнете върху заровете за нататък</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>После хвърляте пак · щракнете върху заровете за нататък</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>После {numbers} · щракнете върху заровете за нататък</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Никой пул не може да мине средата на дъската, преди всички да са влезли.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>В тази партия няма куб: тя е партията на Крофорд.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Няма позволен ход · щракнете върху заровете за нататък</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Няма позволен ход: натиснете Enter за нататък.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>В този ход повече пулове не могат да напуснат началото.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Никой не вади, докато негов пул е притиснат.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Никой не може да контрира преди първия ход.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Никой ваш пул не може да стигне до бара с тези зарове.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Никой ваш пул не може да стигне до резерва с тези зарове.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Никой ваш пул не може да стигне до улея с тези зарове.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Никой ваш пул не може да стигне до капия {point} с тези зарове.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Може да се изиграе само единият зар и тогава това трябва да е {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Плакото</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Изиграйте тези зарове или хвърлете двата отново · щракнете върху пул или „Повторно хвърляне“</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Портес</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Натиснете Space за следващата партия</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Натиснете Space за следващата игра: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Първо хвърлете заровете, после местете.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Руска табла</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>За шест капии подред е нужен противников пул пред тях.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Приемане или пас? · щракнете върху куба за приемане</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Приемане, пас или бивър? · щракнете върху куба за приемане</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Приемане, пас или видра? · щракнете върху куба за приемане</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Приемане, пас или ракун? · щракнете върху куба за приемане</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Приемане, пас или реконтра? · щракнете върху куба за приемане</translation>
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
        <translation>Този пул е притиснат: върху него лежи противников.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Това е улеят на противника.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Този ход не е позволен: възразете сега или хвърлете и той остава</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>За този ход трябва {die}, а вие нямате такова число за игра.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Тази позиция не е възможна.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Пулът, който удари на вашата капия {point}, трябва да остане там в този ход.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Пуловете на капия {point} са на противника.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Кубът вече не може да се обърне по-високо: приемете или пасувайте.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Кубът вече струва достатъчно: тази партия ви печели мача.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Кубът може да обърне само противникът.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Двигателят даде грешка; замества го обикновен играч и мачът продължава.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Двигателят спираше отново и отново и засега не се пуска повече; мачът е запазен.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Двигателят спря и беше пуснат отново; продължава оттам, докъдето беше стигнал.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>Партията не може да се загуби за толкова много.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Мачът свърши.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Подредбата остава: в тази партия вече са изиграни два хода.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Настройките не можаха да се прочетат ({detail}); важат стойностите по подразбиране, файлът се пази.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Настройките не можаха да се запазят ({detail}); важат, докато bgdesk се затвори.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Настройките са записани от по-нов bgdesk; направените тук промени няма да се запазят.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Запазената стойност на „{detail}“ не е позволена; важи стойността по подразбиране.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Силният двигател не може да се справи с тази позиция; тук решава обикновен играч.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Силният двигател не познава тази игра; замества го обикновен играч.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>{die} още може да се изиграе.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>{die} трябва да се изиграе: двата зара трябва да се използват, ако е възможно.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>Капия {point} е затворена: държи я противникът.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>Капия {point} е пълна: в тази игра на нея може да има най-много пет пула.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>На капия {point} има пул: {die} не може да извади по-нисък.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>В мач до 1 точка няма куб.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Няма какво да се върне.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Тези числа са изиграни. После назовавате чифт: щракнете върху заровете за нататък.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Тези числа са изиграни. После хвърляте пак: щракнете върху заровете за нататък.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Тези числа са изиграни. После {numbers}: щракнете върху заровете за нататък.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Тази партия свърши.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Тази игра се играе без куб.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Този противник не може да играе: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Тези пулове са на противника.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Сега не може да направите това.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Нямате пул в резерва.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Нямате пул на бара.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Нямате пул в улея.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Нямате пул на капия {point}.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Там нямате пул за местене.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Вече хвърлихте: контрира се преди хвърлянето.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Може да вадите, щом всичките ви пулове са у дома; един още е в резерва.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Може да вадите, щом всичките ви пулове са у дома; един още е на бара.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Може да вадите, щом всичките ви пулове са у дома; един още е на капия {point}.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Може да вадите, щом всичките ви пулове са влезли и са у дома.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Може да удряте, щом ваш пул е стигнал до дома ви.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Не може да държите всичките шест капии на тази начална четвърт.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Вие играете останалите числа</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Първо трябва да влезе пулът ви от бара.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Заровете ви не стигат до бара, нито поотделно, нито заедно.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Заровете ви не стигат до резерва, нито поотделно, нито заедно.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Заровете ви не стигат до улея, нито поотделно, нито заедно.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Заровете ви не стигат до капия {point}, нито поотделно, нито заедно.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Първият ви пул трябва да подмине началото на противника, преди да тръгне друг.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Противникът е отказвал и повече от това.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Вашите шест капии затварят всички противникови пулове: трябва да ги отворите.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk сам нареди тази дъска; само вашата дъска може да е грешна, както при въведени зарове.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} започва следващата партия</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} играе останалите числа</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Напредък на анализа</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Анализираното се пази, а останалото може да се направи по-късно</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Всички файлове (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Всичко останало е в {folder}, но тези не можаха да се запишат: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Архивиране в тази папка</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Архив за деня</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Преди възстановяване на архив</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Преди обновяване на bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Проверка на всяка страница и всеки мач…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Затваряне и &amp;ново пускане</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Всичко се копира и сравнява, преди да се използва там; каквото е тук, остава, докато го преместите в кошчето. За това bgdesk се затваря и се пуска отново.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Всичко е в {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Изнасяне на всичко в тази папка</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Изнасяне на всичко…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Отсега нататък данните ви да се пазят ли в {folder}?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Библиотеки (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Прави се архив…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Преместване на данните ви в тази папка</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Тук няма програма, която да показва папки.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Играни тук: {played}. Отворени: {opened}. В кошчето: {binned}. Позиции: {positions}. Анализи: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Преместване в &amp;кошчето</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Да се преместят ли в кошчето данните отпреди преместването?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Старите данни се местят в кошчето…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Възстановяване от този файл</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Да се възстанови ли библиотеката от {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Да се възстанови ли библиотеката от {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Спряно. Записаното досега остава.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Архивът е {file}; той е проверен.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Библиотеката още не е проверявана.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Старите данни са в кошчето.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Сегашната библиотека се пази и ще стои в списъка с архиви, за да може да си я върнете. За това bgdesk се затваря и се пуска отново.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>При последната проверка, {when}, не всичко беше наред.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>При последната проверка, {when}, библиотеката беше изправна.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Вашите данни</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Данните ви отпреди преместването още са в {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} синхронизира папката с данните ви. В „Мач“, „Вашите данни“ пише за какво да внимавате.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Архивиране в папка…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Проверка сега</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>&amp;Изнасяне на всичко…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>Преместване в &amp;друга папка…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Отваряне на папката</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Възстановяване на този архив…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Архиви</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Всеки мач като .json с всичко, което се знае за него, и като .mat за други програми.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Всичко като файлове</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Напредък</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Преместване на старите данни в &amp;кошчето…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Възстановяване от &amp;файл…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>Показване в папка&amp;та</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Състояние</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Още няма архив. bgdesk прави такъв скоро след първото пускане всеки ден.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Вашите данни</translation>
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
        <translation>Намерени решения</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, поне</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, най-много</translation>
    </message>
</context>
</TS>
