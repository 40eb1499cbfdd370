<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Завершить матч</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Завершить сессию</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Завершить матч</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Завершить сессию</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Завершить сессию? Счёт останется прежним.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Завершить сессию? Вы проиграете текущую партию по её полной стоимости.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Завершить сессию? Победителем этой партии станет {winner}.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Завершить этот матч? Победителем станет {winner}.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Завершить этот матч?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Продолжайте его, когда захотите: турнир подождёт.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Отложить</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Результат не записывается, и вернуть сыгранное нельзя.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Результат не записывается. Матч остаётся в корзине, откуда его можно восстановить.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Сыграть заново</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Сдать матч</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Сдать матч</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Сдать этот матч? Победит соперник.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Счёт останется прежним.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Что сделать с этим матчем турнира?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Сыгранное попадёт в корзину; кости будут другими.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Вы проиграете текущую партию по её полной стоимости.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Победит соперник, и результат засчитывается.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Победителем станет {winner}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>О программе bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Что внутри</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Играйте в короткие нарды, разбирайте партии и тренируйтесь. Лицензия MIT.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Этот перевод сделан машиной по глоссарию игры и ещё раз прочитан машиной. Ни один игрок его пока не проверял. Как исправить текст, сказано в справке: «Языки».</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>находит ваши папки</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>страницы отчётов</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>сильные соперники</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>шрифт</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>используется Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>окно и графика</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>записывает настройки</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>О программе &amp;bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>&amp;Анализировать…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Назад к партии</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>&amp;Назад к матчу</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Назад к разбору</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>Б&amp;ивер</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Лучший ход</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Комментировать</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>Гл&amp;убже</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>&amp;Кости</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>&amp;Удвоить</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>Оши&amp;бки</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Честные кости</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>&amp;Быстрее</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>&amp;Динамика показателей</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>На&amp;йти решения…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>На&amp;йти похожие позиции…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Первая позиция</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Отметить это решение флажком</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>&amp;Перейти</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>Помощь &amp;наставника</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>Под&amp;сказка</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>Д&amp;ома слева</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Как играть</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>Отчёт об &amp;импорте</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>К&amp;лавиатура</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Учиться на этом матче…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлая</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>&amp;Проверить обновления…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Матч</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новый матч…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>&amp;Следующее решение</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Следующий &amp;флажок</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Следующая позиция</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Следующий вопрос</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>На &amp;ход назад</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Отменить один &amp;шаг</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Другой &amp;цвет внизу</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>&amp;Пас</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>&amp;Вставить матч или позицию</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>Позиция &amp;после хода</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Практика…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>П&amp;редыдущее решение</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>П&amp;редыдущая позиция</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>&amp;Вопросы по этому матчу</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Удалить линию</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>Сдать &amp;матч…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Результаты против соперников…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>Ре&amp;зультат…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Разбор</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Бросить</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Роллаут</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Пр&amp;авила этой игры</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Боковая панель</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>Пр&amp;опустить</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Оста&amp;новить анализ</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Остановить роллаут</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>При&amp;нять</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>В&amp;ернуть ход…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Тренажёры…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>Попробовать &amp;другое</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>&amp;Отменить ответ</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>Пр&amp;оверить кости…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Что вы сделали в матче</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>&amp;Худший ход</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Самая грубая из &amp;оставшихся ошибок</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Карточка для каждой вашей ошибки в этом матче, которая того стоит</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Щелчок после этого сначала играет другую кость</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Тёмное окно</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Светлое окно</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>С каждым разом на шаг дальше: о чём подумать, какие шашки, ответ</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Принять с&amp;дачу</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Все сочетания клавиш одним списком</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Проанализировать каждое решение этого матча</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Проверить, есть ли более новая версия bgdesk, сейчас или раз в день</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Н&amp;азад к продолженной партии</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Наза&amp;д к разбору</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Назад, включая &amp;вынужденные ходы</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Отвечать на это решение ещё раз, пока не запомните</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>&amp;Чат</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Изменить, как bgdesk играет и выглядит</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Проверить каждый бросок этого матча</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Шашки, куб, кости и счёт в том виде, в каком их читают другие программы</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Выбрать соперника, длину и правила</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Выбрать &amp;кости…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Закрыть bgdesk; матч сохраняется как есть</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Коан &amp;ки…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>Решит ко&amp;мпьютер</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Ко&amp;мпьютер против компьютера</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Компьютер против компьютера, на паузе: один бросок, ход или решение о кубе</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Компьютер против компьютера: пауза или продолжение</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Компьютер против компьютера: быстрее</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Компьютер против компьютера: медленнее</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Подтвердить свой ход и завершить его</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Продол&amp;жить</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Продолжить матч или посмотреть сыгранный или открытый</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Копировать &amp;позицию</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Копировать как ID &amp;GNU Backgammon</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Копировать как &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Копировать как текст &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Копировать для &amp;форума…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Коп&amp;ировать позицию как</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Скопировать решение на доске или все ошибки, чтобы показать их в другом месте</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Скопировать позицию: как XGID для бэкгаммона, как текст bgdesk для других игр</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Исправить расстановк&amp;у…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Засчитать как &amp;лёгкую</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Засчитать как &amp;трудную</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Засчитать как &amp;известную</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Засчитать как &amp;упущенную</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Решите ещё раз там, где были ошибки, не видя ответа</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>Собы&amp;тие и игроки…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>&amp;Завершить сессию…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Завершить текущий роллаут и сохранить то, что уже есть</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Ввести к&amp;ак сыграно…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>На весь &amp;экран</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Отметить решение на доске флажком, чтобы найти его потом, или снять флажок</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Для любой игры: её название, шашки и чей ход</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Откуда угодно; стрелки перемещают по доске</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Планы игры, дебюты, удвоения, гонки и термины игры</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Отдать партию по старой ставке</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Назад по линии, а от первого её хода — к матчу</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>На одно решение назад, даже если выбора не было</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Назад к последнему решению, где был выбор</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Назад к предыдущей ошибке любого игрока</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Назад к вашей предыдущей ошибке или к ошибке любого игрока, если неизвестно, кто из них вы</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Вперёд по линии до её конца</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>На одно решение вперёд, даже если выбора нет</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>К следующему решению, где есть выбор</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Продолжить партию, которую вы доигрывали из этого матча</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>К &amp;доске</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>К самой дорогой ошибке из тех, что вы ещё не видели</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>К первому решению следующей партии</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>К первому решению этой партии или предыдущей</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>К с&amp;ледующей области</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>К следующему решению, отмеченному флажком</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>К следующей ошибке любого игрока</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>К начальной странице bgdesk или назад к доске</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>К пр&amp;едыдущей области</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>К вашей следующей ошибке или к ошибке любого игрока, если неизвестно, кто из них вы</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Подска&amp;зки</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Вернуть линии, удалённые последними</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Как создаются кости и как их проверить</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Чем закончился матч: PR, везение и решения, на которые стоит взглянуть</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Ваши результаты против каждого бота и уровень вашей игры</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Больше не хранить эту линию и то, что от неё отходит; Ctrl+Z возвращает её</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Обучение: начать или перейти к следующему решению</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Обучение: сдаться и посмотреть, что лучше</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Обучение: перейти к следующему решению без ответа</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Выйти из пробной линии (она сохраняется) и вернуться к матчу</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Пусть это решение примет компьютер</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Лини&amp;я ниже</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Светлая или тёмная, как рабочий стол</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Л&amp;иния выше</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Поставить эту линию в списке перед той, что выше, или сделать ту её ответвлением</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Посмотреть на доску с другой стороны</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Проверить решение на доске глубже</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Вернуться к матчу, из которого вы доигрываете, на то же место</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Искать ошибки и позиции во всех ваших матчах</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Проиграть матч сейчас или завершить сессию на деньги</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Создать &amp;карточку</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Создать карточки из ваших о&amp;шибок</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>Отм&amp;етки</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>М&amp;атчи…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Отразить доску слева направо</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Мышь, клавиатура, ввод ходов текстом</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Ход из &amp;списка</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>Лини&amp;ю вверх</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>Следу&amp;ющая партия</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Следующая о&amp;шибка</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Следующая ошибка &amp;любого игрока</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>Возразить против &amp;хода…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Предложить проиграть эту партию; соперник может отказаться</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Предложить играть дальше на удвоенную ставку</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>На &amp;доске</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Вперёд, включая вынужденные &amp;ходы</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>На ход &amp;вперёд</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Открыть матч или позицию, сохранённые любой программой</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Открыть матч или позицию из буфера обмена</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>&amp;Играть отсюда…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Пре&amp;дыдущая партия</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Подсчёт пипсов, выстрелы, пороги принятия и другое, каждый раз заново. Ещё раз: назад</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Сыграть турнир с компьютерами и друзьями или продолжить его. Ещё раз: назад</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Играть дальше ради большего</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Играть отсюда на доске, не меняя матча; Esc возвращает назад</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Играть с кем-то за другим компьютером. Ещё раз: назад</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Разыграть решение на доске много раз; ещё раз: пауза или продолжение</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Сыграть в старинную китайскую игру с бутылкой в отдельном окне</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID и Match ID, как их читает GNU Backgammon</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>&amp;Практика</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Практика: забыть последний ответ и показать эту карточку ещё раз</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Практика: посмотреть, что вы выбрали в матче; карточка тогда считается трудной</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Практика: карточка появится немного раньше</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Практика: карточка скоро появится снова</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Практика: карточка появится намного позже</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Практика: карточка появится, когда вы начнёте её забывать</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Практика: эта карточка больше не показывается; она есть на странице карточек</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>&amp;Предыдущая ошибка</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Предыдущая &amp;ошибка любого игрока</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Исправить неверную начальную позицию, до второго хода партии</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Поставить на доску любую позицию; при просмотре матча — показанную. Ещё раз: назад</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Показать на доске, что было испробовано вместо этого хода</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Отложить &amp;карточку</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>От&amp;клонить сдачу</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>&amp;Сдать партию…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>В&amp;осстановить удалённую линию</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Последние &amp;файлы</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Режим судьи: ввести сыгранное, по правилам или нет</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Режим судьи: переиграть ход, сделанный не по правилам</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Реван&amp;ш</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Отч&amp;ёт…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Сообщить о про&amp;блеме…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>Сч&amp;ётчик бросков</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Бросить кости</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Роллаут &amp;этого решения</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Н&amp;астройки…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>Показать от&amp;вет</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Пом&amp;енять кости местами</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Со&amp;хранить копию как…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Сохранить страницу или PDF со всеми решениями матча</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Сохранить матч в файл, который читают другие программы</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Сохранить то, что поможет найти причину; никуда ничего не отправляется</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Назвать, что выпало, вместо броска</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Сч&amp;ёт и пипсы</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Сравнение по с&amp;чёту…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Расставить пози&amp;цию</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Показать PR, везение и ошибки обоих игроков по видам и фазам</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Показать и озвучить счёт, пипсы и куб</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Показать подсказки и шансы на победу</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Показать, сколько раз выпадало каждое число</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Показать или скрыть панель рядом с доской</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Показать на доске первый ход списка; 2–9 показывают остальные</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Показать список ошибок для сортировки и выбора</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Показать список ходов</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Показать на доске следующий, более сильный ход списка</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Показать на доске следующий, более слабый ход списка</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Показать позицию после выбранного хода, иначе — после сыгранного и лучшего</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Показать текущую позицию</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Показать позицию на ход раньше</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Показать позицию на ход позже</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Показать начало матча</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Показать, что оба игрока бросили, сыграли и потеряли</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Показать, что сделал бы движок; матч после этого считается тренировочным</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Начать партию с показанной позиции</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Начать новый матч с теми же игроками и правилами</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Начальная ст&amp;раница</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Закончить обучение; ваши ответы сохраняются</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>С&amp;тратегия и глоссарий</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>&amp;Итоги</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Ввести ход &amp;текстом…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Сто&amp;лы в сети…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Вернуть все шашки, сдвинутые в этом ходу</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Вернуть последнюю сдвинутую шашку</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Вернуть ваше последнее решение; матч после этого считается тренировочным</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Принять удвоение и владеть кубом</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Принять и тут же повернуть куб ещё раз</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Поговорить с игроком за другим компьютером</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>&amp;Эта карточка</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Доска, кнопки, боковая панель, уведомление</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Предыдущая линия из той же позиции, иначе матч</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Следующая линия из той же позиции</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Следующее действие: бросить, завершить ход, начать следующую партию</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Правила этого матча</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>К другой &amp;линии отсюда</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>&amp;Турниры…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Попробовать дру&amp;гое</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Введите ход, например 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Отменить &amp;всё</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Использовать весь экран</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Версия, движок и лицензии</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Что изменилось в этой версии bgdesk и в предыдущих</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>Что &amp;нового</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>То, что проанализировано, сохраняется; продолжить можно позже</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Что лучше всего на доске при любом счёте</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Что играли в похожих позициях и чего это стоило</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Что в открытом файле прочитано, исправлено или странно</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Где и когда сыгран матч и как зовут игроков</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Где хранятся ваши матчи; проверить, сделать копию, восстановить, перенести или экспортировать</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Выиграть партию за предложенные очки</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Написать что-нибудь о решении на доске</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Ваши &amp;данные…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Ваш PR, где вы теряете больше всего и что делали кости. Ещё раз: назад</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Ваши карточки: что повторить сегодня, колоды и ближайшие дни</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Матч проанализирован; {key} показывает результат и решения, на которые стоит взглянуть.</translation>
    </message>
    <message>
        <source>Your last match is analysed; find it in Matches…</source>
        <translation type="vanished">Ваш последний матч проанализирован; он здесь: Матчи…</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Ваш последний матч проанализирован; он здесь: «Матчи…».</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Как в прошлый раз</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Анализировать</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Глубина</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>Чьи &amp;решения</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Анализ матча</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Оба игрока</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Решение на доске</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Весь матч</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Эта партия</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Что а&amp;нализировать</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>В bgdesk что-то пошло не так, и анализ остановился. Уже проанализированное сохранено; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Примите сдачу или играйте дальше.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Назовите дубль.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Сделайте ход.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Бросайте или удваивайте.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Бросайте кости.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Примите удвоение или спасуйте.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Примите, спасуйте или тут же удвойте ещё раз.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name}: принять сдачу или играть дальше.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name}: назвать дубль.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name}: сделать ход.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name}: бросить или удвоить.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name}: бросить кости.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name}: принять или спасовать.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name}: принять, спасовать или тут же удвоить ещё раз.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>В bgdesk что-то пошло не так. Подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Принять</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Как сыграно…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад к партии</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Назад к матчу</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Назад к разбору</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Предложен бивер</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Решит компьютер</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Подтвердите ход</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Кроуфорд</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Партия Кроуфорда</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Кости…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Удвоить</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Предложено удвоение</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Удвоить до {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>Пробная линия, матч не меняется</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>В этой игре игрок может бить, когда одна из его шашек дошла до дома.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Обучение на этом матче</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>На деньги</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Сессия на деньги</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Назовите дубль</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Новый матч…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следующая партия</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Возразить…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Бросает</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Предложен оттер</translation>
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
        <translation>Сначала пауза</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>На паузе</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Играть отсюда…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Игра идёт</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Подождите</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Практика</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Предложен ракун</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Переудвоить</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Предложено переудвоение</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Переудвоить до {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Предложена сдача</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Сдаться…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Результат…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Перебросить</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Столы…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Вернуть ход</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Думает…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>В конец</translation>
    </message>
    <message>
        <source>To play {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation type="vanished">Играть {dice}</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Играть: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>К разбору</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>К турниру</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Попробовать другое</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Проба, матч не меняется</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Ход продолжается</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Вы смотрите</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>быстро</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>партия {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>может бить</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>пока не может бить</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>обычная скорость</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>после Кроуфорда</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation type="vanished">тренировочный</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>тренировочный матч</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>медленно</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>до {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>очень медленно</translation>
    </message>
    <message>
        <source>{length}-point match</source>
        <extracomment>Label: the first to win so many points wins the match</extracomment>
        <translation type="vanished">матч до {length}</translation>
    </message>
    <message>
        <source>{own} of {length} points</source>
        <extracomment>For a screen reader: the score of a player in a match to {length} points</extracomment>
        <translation type="vanished">{own} из {length} очков</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Сохранить эту позицию…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Что стояло раньше</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Сохранено под именем {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Позицию {position} не удаётся прочитать; она оставлена как была.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Позиция {position} удалена.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Оба игрока ходят в одну сторону и выбрасывают шашки с одних и тех же пунктов, с 6-го по 1-й.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Оба игрока ходят по кругу в одну сторону; соперник начинает с вашего 12-го пункта и выбрасывает шашки с ваших пунктов с 18-го по 13-й.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Кости: назовите дубль</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Кости: не брошены</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Кости: нажмите, чтобы бросить</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Куб удвоения</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Куб удвоения: {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Назвать {double}</translation>
    </message>
    <message>
        <source>Name {face}-{face}</source>
        <extracomment>A place to press: choose this double, a verb</extracomment>
        <translation type="vanished">Назвать {face}-{face}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Без куба удвоения</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Пункт {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Игроки ходят навстречу друг другу.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Ваш бар</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Бар соперника</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Резерв соперника</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Лоток соперника</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Ваш резерв</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Ваш лоток</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>можно ходить</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>посередине</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>предложен вам</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>предложен сопернику</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>поверх 1 чёрной шашки, прижатой</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>поверх 1 белой шашки, прижатой</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>не в игре: партия Кроуфорда</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>нажмите, чтобы удвоить</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>нажмите, чтобы завершить ход</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>нажмите, чтобы принять</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>прошлый бросок: {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>затем дубль по выбору</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>затем ещё бросок</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>затем {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>под ними прижата 1 чёрная шашка</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>под ними прижата 1 белая шашка</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>значение {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>у соперника</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>ваш</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} сыграно частично</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} сыграно</translation>
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
        <translation>С доски к обычному следующему действию и дальше</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>В списке кандидатов: сделать этот ход</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Назвать дубль в играх, где это можно</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Ни одной шашки там</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На доске</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Ещё одна шашка там</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Расстановка позиции</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0–9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+Space, Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Столько шашек там</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Столько шашек другого цвета</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Space, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Другой цвет для цифр и щелчков</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Ход другого игрока; выбор костей</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>То же для другой стороны; меняются местами только шашки</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Начальная позиция, пустая доска</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>На бар, в лоток</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Попробовать ход или снова расставлять</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Повернуть куб вперёд, назад</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Отменить, вернуть</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Переходить по пунктам, к бару, лоткам, резерву, костям и кубу</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>То же, что щелчок в этом месте</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>То же, что правый щелчок в этом месте: сыграть другую кость</translation>
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
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Как окно, тёмная или светлая</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Синий и оранжевый (для дальтоников)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Бордовая турнирная</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Классическое сукно</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Клён</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Сланец</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Орех и кожа</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Жёлтый и фиолетовый (для дальтоников)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>В bgdesk что-то пошло не так. Матч сохранён; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Остался %n матч.</numerusform>
            <numerusform>Осталось %n матча.</numerusform>
            <numerusform>Осталось %n матчей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Это займёт около %n минуты.</numerusform>
            <numerusform>Это займёт около %n минут.</numerusform>
            <numerusform>Это займёт около %n минут.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>Сыграно {done} из %n другого матча.</numerusform>
            <numerusform>Сыграно {done} из %n других матчей.</numerusform>
            <numerusform>Сыграно {done} из %n других матчей.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Сетка</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Эквити</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Как часто игрок проигрывает кокс, в процентах</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Как часто игрок проигрывает марс или кокс, в процентах</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Как часто принимающий решение выигрывает партию</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Как часто игрок выигрывает кокс, в процентах</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Как часто игрок выигрывает марс или кокс, в процентах</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>П кокс</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>П марс</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>В</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Сколько теряется по сравнению с лучшим выбором</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Сколько это даёт игроку, принимающему решение</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Победы, %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Победы</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>анализ менее глубокий</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>кокс</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>марс</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>в скобках: анализ менее глубокий, не сравнимо</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>ваш ответ</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Варианты выбора в этой позиции</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Глубже</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Стоп</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карточка</numerusform>
            <numerusform>%n карточки</numerusform>
            <numerusform>%n карточек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n карточка сохранена в файл {file}.</numerusform>
            <numerusform>%n карточки сохранены в файл {file}.</numerusform>
            <numerusform>%n карточек сохранено в файл {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n карточка на сегодня</numerusform>
            <numerusform>%n карточки на сегодня</numerusform>
            <numerusform>%n карточек на сегодня</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>У %n карточки теперь другой лучший ответ, её нужно повторить.</numerusform>
            <numerusform>У %n карточек теперь другой лучший ответ, их нужно повторить.</numerusform>
            <numerusform>У %n карточек теперь другой лучший ответ, их нужно повторить.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n карточка из ваших ошибок ждёт ответа сегодня.</numerusform>
            <numerusform>%n карточки из ваших ошибок ждут ответа сегодня.</numerusform>
            <numerusform>%n карточек из ваших ошибок ждут ответа сегодня.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>Создана %n карточка. Вопросы по ней — на странице «Практика».</numerusform>
            <numerusform>Созданы %n карточки. Вопросы по ним — на странице «Практика».</numerusform>
            <numerusform>Создано %n карточек. Вопросы по ним — на странице «Практика».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n карточка уже была.</numerusform>
            <numerusform>%n карточки уже были.</numerusform>
            <numerusform>%n карточек уже было.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n решение нельзя показать без его матча.</numerusform>
            <numerusform>%n решения нельзя показать без их матча.</numerusform>
            <numerusform>%n решений нельзя показать без их матча.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n новая карточка ждёт следующих дней.</numerusform>
            <numerusform>%n новые карточки ждут следующих дней.</numerusform>
            <numerusform>%n новых карточек ждут следующих дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n из них показывается впервые.</numerusform>
            <numerusform>%n из них показываются впервые.</numerusform>
            <numerusform>%n из них показываются впервые.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n вашу ошибку здесь стоит отработать.</numerusform>
            <numerusform>%n ваши ошибки здесь стоит отработать.</numerusform>
            <numerusform>%n ваших ошибок здесь стоит отработать.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n место в файле не удалось прочитать.</numerusform>
            <numerusform>%n места в файле не удалось прочитать.</numerusform>
            <numerusform>%n мест в файле не удалось прочитать.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n позиция стала карточкой в отдельной колоде.</numerusform>
            <numerusform>%n позиции стали карточками в отдельной колоде.</numerusform>
            <numerusform>%n позиций стали карточками в отдельной колоде.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Она появится снова через %n день.</numerusform>
            <numerusform>Она появится снова через %n дня.</numerusform>
            <numerusform>Она появится снова через %n дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Создать %n карточку</numerusform>
            <numerusform>Создать %n карточки</numerusform>
            <numerusform>Создать %n карточек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Дальше: %n карточка, {day}.</numerusform>
            <numerusform>Дальше: %n карточки, {day}.</numerusform>
            <numerusform>Дальше: %n карточек, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Из %n позиции не удалось сделать карточку: {places}.</numerusform>
            <numerusform>Из %n позиций не удалось сделать карточки: {places}.</numerusform>
            <numerusform>Из %n позиций не удалось сделать карточки: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Вы ошиблись в этой карточке %n раз: теперь она отложена.</numerusform>
            <numerusform>Вы ошиблись в этой карточке %n раза: теперь она отложена.</numerusform>
            <numerusform>Вы ошиблись в этой карточке %n раз: теперь она отложена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Вы знали {right} из %n карточки.</numerusform>
            <numerusform>Вы знали {right} из %n карточек.</numerusform>
            <numerusform>Вы знали {right} из %n карточек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>упущена %n раз</numerusform>
            <numerusform>упущена %n раза</numerusform>
            <numerusform>упущена %n раз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>В этом файле нет позиции, в которой нужно что-то решать.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>В bgdesk что-то пошло не так, и карточка не создана. Подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Для карточки нужно проанализированное решение.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Для карточек нужен анализ: его делает команда «Анализировать» (F7).</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Найдено {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>В этом матче нет ваших ошибок, которые стоили бы карточки.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Другие игроки</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>Не &amp;показывать</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>&amp;Фразы</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Напишите что-нибудь</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Смотрят: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Слова другого игрока не показываются; прочитать их потом нельзя.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Что было сказано</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Вы</translation>
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
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Соперник</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>&amp;Начать новую игру</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>Н&amp;езаконченные</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth is paid into the pot.</source>
        <translation type="vanished">Фишка отдаётся, и в банк вносится десятая его часть.</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Фишка отдаётся, и в банк вносится десятая его часть.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Шансы выиграть банк</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Выберите соперника и начните новую игру.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Коан ки</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Продолжить…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Отпечаток костей (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Друг</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Одна фишка идёт на {both}, другая — на {low} или {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Одна фишка идёт на {both} или две — на {high} и {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Ходы этого броска</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Банк {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Вернуться к своему последнему ходу; кости остаются теми же</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>С&amp;тавка каждого</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Секрет костей</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Показать, чего стоит каждый ход</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Ставка каждого игрока</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Сильный</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Вернуть ход</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Ход {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Ход {number} из {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Ход {number}: {white} — {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Две фишки идут на {far} каждая или одна — на {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Незаконченные игры</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Вы ({colour}) бросили {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Вы сыграли {dice}: фишка на поле {space} отдана.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Вы сыграли {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Вы бросили {dice}: хода не было, и он пропал.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Вы выиграли банк: {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>отдать фишку на поле {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>ходить нечем: ход пропадает</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>ход {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) бросает {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} играет {dice}: фишка на поле {space} отдана.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} играет {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} бросает {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} бросает {dice}: хода нет, и он пропадает.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} выигрывает банк: {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: снято {count}</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → снята</translation>
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
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Эту игру продолжила другая программа; здесь она в теперешнем виде.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Не удаётся записать файл ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>В файле {file} нет игры коан ки, которую можно прочитать ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Назад к партии</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Новая &amp;игра…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Сыграть</translation>
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
        <translation>Прочитать правила коан ки ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Выбранной игры больше нет: другая программа закончила или удалила её.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Игра, которую вы ведёте, сохранена</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Это не удалось сохранить, и ход не сделан.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Комментарий в файле</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Комментарий… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Ваш комментарий к этому решению</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Комментарии</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n место</numerusform>
            <numerusform>%n места</numerusform>
            <numerusform>%n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Найти на всех страницах</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Ничего не найдено. Попробуйте меньше слов или слова короче.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Найденные места</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Резервные копии</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Когда</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Рисунок (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Картинка</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Сохранить картинку…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Текст с доской</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Рисунок позиции скопирован.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Картинка PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Картинка позиции скопирована.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Позиция скопирована: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>Рисунок SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Сохранить картинку позиции</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Сохранено в файл {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Текст с доской и &amp;анализом</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>текст bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Не удалось записать {file}; картинка в нём не сохранена.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Позиция скопирована как ID GNU Backgammon.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Позиция скопирована как XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Позиция скопирована как текст bgdesk: шашки и чей ход.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Оба согласны</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Исправление расстановки</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Согласны ли оба игрока, что шашки должны лежать так?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Пока ничего не изменено.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Поставьте шашки так, как они должны сейчас лежать: перетащите их или щёлкните пункт. Очередь хода, кости и куб остаются прежними.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Партия продолжается отсюда.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Всё верно…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n анализ</numerusform>
            <numerusform>%n анализа</numerusform>
            <numerusform>%n анализов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n анализ этого матча сделан другой версией bgdesk и не читается здесь. Он сохранён.</numerusform>
            <numerusform>%n анализа этого матча сделаны другой версией bgdesk и не читаются здесь. Они сохранены.</numerusform>
            <numerusform>%n анализов этого матча сделаны другой версией bgdesk и не читаются здесь. Они сохранены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n шашка</numerusform>
            <numerusform>%n шашки</numerusform>
            <numerusform>%n шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>Проанализировано %n решение.</numerusform>
            <numerusform>Проанализировано %n решения.</numerusform>
            <numerusform>Проанализировано %n решений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>Не удалось проанализировать %n решение.</numerusform>
            <numerusform>Не удалось проанализировать %n решения.</numerusform>
            <numerusform>Не удалось проанализировать %n решений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>Вместе с ним пропадёт %n оценка.</numerusform>
            <numerusform>Вместе с ним пропадут %n оценки.</numerusform>
            <numerusform>Вместе с ним пропадут %n оценок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n на поле {own}</numerusform>
            <numerusform>%n на поле {own}</numerusform>
            <numerusform>%n на поле {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n пипс</numerusform>
            <numerusform>%n пипса</numerusform>
            <numerusform>%n пипсов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>всего выиграно %n очко</numerusform>
            <numerusform>всего выиграно %n очка</numerusform>
            <numerusform>всего выиграно %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n бросок, дублей из них {doubles} (ожидалось {expected}).</numerusform>
            <numerusform>%n броска, дублей из них {doubles} (ожидалось {expected}).</numerusform>
            <numerusform>%n бросков, дублей из них {doubles} (ожидалось {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>прошла %n секунда</numerusform>
            <numerusform>прошло %n секунды</numerusform>
            <numerusform>прошло %n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n проба</numerusform>
            <numerusform>%n пробы</numerusform>
            <numerusform>%n проб</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>матч до %n очка</numerusform>
            <numerusform>матч до %n очков</numerusform>
            <numerusform>матч до %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Анализ завершён: %n решение, из них не вынужденных: {unforced}.</numerusform>
            <numerusform>Анализ завершён: %n решения, из них не вынужденных: {unforced}.</numerusform>
            <numerusform>Анализ завершён: %n решений, из них не вынужденных: {unforced}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Другие могут смотреть матч с опозданием на %n ход.</numerusform>
            <numerusform>Другие могут смотреть матч с опозданием на %n хода.</numerusform>
            <numerusform>Другие могут смотреть матч с опозданием на %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>PR (performance rating): средняя ошибка учитываемых решений, умноженная на 500; чем меньше, тем лучше. Если решений меньше %n, он говорит мало.</numerusform>
            <numerusform>PR (performance rating): средняя ошибка учитываемых решений, умноженная на 500; чем меньше, тем лучше. Если решений меньше %n, он говорит мало.</numerusform>
            <numerusform>PR (performance rating): средняя ошибка учитываемых решений, умноженная на 500; чем меньше, тем лучше. Если решений меньше %n, он говорит мало.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>После этой позиции матч продолжается (ещё %n ход). Что сделать с остальным?</numerusform>
            <numerusform>После этой позиции матч продолжается (ещё %n хода). Что сделать с остальным?</numerusform>
            <numerusform>После этой позиции матч продолжается (ещё %n ходов). Что сделать с остальным?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>осталось около %n часа</numerusform>
            <numerusform>осталось около %n часов</numerusform>
            <numerusform>осталось около %n часов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>осталось около %n минуты</numerusform>
            <numerusform>осталось около %n минут</numerusform>
            <numerusform>осталось около %n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>осталось около %n секунды</numerusform>
            <numerusform>осталось около %n секунд</numerusform>
            <numerusform>осталось около %n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>автоматические удвоения, не больше %n за партию</numerusform>
            <numerusform>автоматические удвоения, не больше %n за партию</numerusform>
            <numerusform>автоматические удвоения, не больше %n за партию</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>матч до %n очка</numerusform>
            <numerusform>матч до %n очков</numerusform>
            <numerusform>матч до %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>сессия на деньги из %n партии</numerusform>
            <numerusform>сессия на деньги из %n партий</numerusform>
            <numerusform>сессия на деньги из %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>Будет проанализировано {judged} из %n партии: нет анализа для {others}.</numerusform>
            <numerusform>Будет проанализировано {judged} из %n партий: нет анализа для {others}.</numerusform>
            <numerusform>Будет проанализировано {judged} из %n партий: нет анализа для {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} из %n очка</numerusform>
            <numerusform>{own} из %n очков</numerusform>
            <numerusform>{own} из %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n бросок прежнего матча ({id}), затем честные кости.</numerusform>
            <numerusform>%n броска прежнего матча ({id}), затем честные кости.</numerusform>
            <numerusform>%n бросков прежнего матча ({id}), затем честные кости.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n бросок прежнего матча ({id}), затем настоящие кости, вводимые вручную.</numerusform>
            <numerusform>%n броска прежнего матча ({id}), затем настоящие кости, вводимые вручную.</numerusform>
            <numerusform>%n бросков прежнего матча ({id}), затем настоящие кости, вводимые вручную.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>%n бросок прежнего матча ({id}), затем повторяемые кости от числа {seed}.</numerusform>
            <numerusform>%n броска прежнего матча ({id}), затем повторяемые кости от числа {seed}.</numerusform>
            <numerusform>%n бросков прежнего матча ({id}), затем повторяемые кости от числа {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR игрока {name} · учтено %n решение</numerusform>
            <numerusform>PR игрока {name} · учтено %n решения</numerusform>
            <numerusform>PR игрока {name} · учтено %n решений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>ваш PR · учтено %n решение</numerusform>
            <numerusform>ваш PR · учтено %n решения</numerusform>
            <numerusform>ваш PR · учтено %n решений</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>учтено %n решение</numerusform>
            <numerusform>учтено %n решения</numerusform>
            <numerusform>учтено %n решений</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n очко.</numerusform>
            <numerusform>%n очка.</numerusform>
            <numerusform>%n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Сдать кокс: потерять %n очко</numerusform>
            <numerusform>Сдать кокс: потерять %n очка</numerusform>
            <numerusform>Сдать кокс: потерять %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Сдать двойную партию: потерять %n очко</numerusform>
            <numerusform>Сдать двойную партию: потерять %n очка</numerusform>
            <numerusform>Сдать двойную партию: потерять %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Сдать марс: потерять %n очко</numerusform>
            <numerusform>Сдать марс: потерять %n очка</numerusform>
            <numerusform>Сдать марс: потерять %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Сдать четверную партию: потерять %n очко</numerusform>
            <numerusform>Сдать четверную партию: потерять %n очка</numerusform>
            <numerusform>Сдать четверную партию: потерять %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Сдать партию за %n шашку</numerusform>
            <numerusform>Сдать партию за %n шашки</numerusform>
            <numerusform>Сдать партию за %n шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Сдаться: потерять %n очко</numerusform>
            <numerusform>Сдаться: потерять %n очка</numerusform>
            <numerusform>Сдаться: потерять %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Вы предложили сдать партию за %n шашку.</numerusform>
            <numerusform>Вы предложили сдать партию за %n шашки.</numerusform>
            <numerusform>Вы предложили сдать партию за %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Вы выиграли кокс: %n очко.</numerusform>
            <numerusform>Вы выиграли кокс: %n очка.</numerusform>
            <numerusform>Вы выиграли кокс: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Вы выиграли двойную партию: %n очко.</numerusform>
            <numerusform>Вы выиграли двойную партию: %n очка.</numerusform>
            <numerusform>Вы выиграли двойную партию: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Вы выиграли марс: %n очко.</numerusform>
            <numerusform>Вы выиграли марс: %n очка.</numerusform>
            <numerusform>Вы выиграли марс: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Вы выиграли четверную партию: %n очко.</numerusform>
            <numerusform>Вы выиграли четверную партию: %n очка.</numerusform>
            <numerusform>Вы выиграли четверную партию: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Вы выиграли обычную партию: %n очко.</numerusform>
            <numerusform>Вы выиграли обычную партию: %n очка.</numerusform>
            <numerusform>Вы выиграли обычную партию: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Вы выиграли партию: у соперника осталась %n шашка.</numerusform>
            <numerusform>Вы выиграли партию: у соперника остались %n шашки.</numerusform>
            <numerusform>Вы выиграли партию: у соперника осталось %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} предлагает сдать партию за %n шашку.</numerusform>
            <numerusform>{name} предлагает сдать партию за %n шашки.</numerusform>
            <numerusform>{name} предлагает сдать партию за %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} выигрывает кокс: %n очко.</numerusform>
            <numerusform>{name} выигрывает кокс: %n очка.</numerusform>
            <numerusform>{name} выигрывает кокс: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} выигрывает двойную партию: %n очко.</numerusform>
            <numerusform>{name} выигрывает двойную партию: %n очка.</numerusform>
            <numerusform>{name} выигрывает двойную партию: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} выигрывает марс: %n очко.</numerusform>
            <numerusform>{name} выигрывает марс: %n очка.</numerusform>
            <numerusform>{name} выигрывает марс: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} выигрывает четверную партию: %n очко.</numerusform>
            <numerusform>{name} выигрывает четверную партию: %n очка.</numerusform>
            <numerusform>{name} выигрывает четверную партию: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} выигрывает обычную партию: %n очко.</numerusform>
            <numerusform>{name} выигрывает обычную партию: %n очка.</numerusform>
            <numerusform>{name} выигрывает обычную партию: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} выигрывает партию: у соперника осталась %n шашка.</numerusform>
            <numerusform>{name} выигрывает партию: у соперника остались %n шашки.</numerusform>
            <numerusform>{name} выигрывает партию: у соперника осталось %n шашек.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Играется %n партия; каждое очко в счёт.</numerusform>
            <numerusform>Играются %n партии; каждое очко в счёт.</numerusform>
            <numerusform>Играется %n партий; каждое очко в счёт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Не больше %n за партию.</numerusform>
            <numerusform>Не больше %n за партию.</numerusform>
            <numerusform>Не больше %n за партию.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>На одном пункте может стоять не больше %n вашей шашки.</numerusform>
            <numerusform>На одном пункте может стоять не больше %n ваших шашек.</numerusform>
            <numerusform>На одном пункте может стоять не больше %n ваших шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>У каждого игрока %n шашка. Приведите свои шашки домой и выбросьте их раньше соперника.</numerusform>
            <numerusform>У каждого игрока %n шашки. Приведите все свои шашки домой и выбросьте их раньше соперника.</numerusform>
            <numerusform>У каждого игрока %n шашек. Приведите все свои шашки домой и выбросьте их раньше соперника.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Каждый игрок начинает с %n шашкой на {point}-м пункте (пипсов: {pips}).</numerusform>
            <numerusform>Каждый игрок начинает с %n шашками на {point}-м пункте (пипсов: {pips}).</numerusform>
            <numerusform>Каждый игрок начинает с %n шашками на {point}-м пункте (пипсов: {pips}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Каждый игрок начинает с такими шашками: {points} (%n пипс).</numerusform>
            <numerusform>Каждый игрок начинает с такими шашками: {points} (%n пипса).</numerusform>
            <numerusform>Каждый игрок начинает с такими шашками: {points} (%n пипсов).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>На каждый ход даётся задержка в %n секунду; после неё идёт ваш запас времени {reserve}.</numerusform>
            <numerusform>На каждый ход даётся задержка в %n секунды; после неё идёт ваш запас времени {reserve}.</numerusform>
            <numerusform>На каждый ход даётся задержка в %n секунд; после неё идёт ваш запас времени {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Вначале доска пуста: все шашки лежат рядом, в резерве (у каждого игрока %n пипс).</numerusform>
            <numerusform>Вначале доска пуста: все шашки лежат рядом, в резерве (у каждого игрока %n пипса).</numerusform>
            <numerusform>Вначале доска пуста: все шашки лежат рядом, в резерве (у каждого игрока %n пипсов).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Матч выигрывает тот, кто первым наберёт %n очко.</numerusform>
            <numerusform>Матч выигрывает тот, кто первым наберёт %n очка.</numerusform>
            <numerusform>Матч выигрывает тот, кто первым наберёт %n очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>учтено %n</numerusform>
            <numerusform>учтено %n</numerusform>
            <numerusform>учтено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>за %n бросок</numerusform>
            <numerusform>за %n броска</numerusform>
            <numerusform>за %n бросков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>неверно {wrong} из %n</numerusform>
            <numerusform>неверно {wrong} из %n</numerusform>
            <numerusform>неверно {wrong} из %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Открыть папку</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>В нём сказано, в каком месте программы это случилось. Ваша домашняя папка, имена открытых файлов и секреты костей опущены, но в тексте ошибки может оказаться имя: прочитайте отчёт, прежде чем передавать его.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Отчёт в буфере обмена.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Это было записано в момент сбоя и помогает выяснить причину. Никуда ничего не отправляется: вы можете скопировать отчёт и передать тому, кто способен помочь, или удалить его.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Что пошло не так</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Не хватает части bgdesk: {part}. Установите bgdesk заново; матч сохранён.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Здесь нет программы, которая показывает папки. Отчёты лежат в {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>В прошлый раз в bgdesk что-то пошло не так. Сыгранное сохранено; смотрите отчёт.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>В bgdesk что-то пошло не так; матч сохранён. Подробности в журнале.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>В прошлый раз bgdesk неожиданно завершилась. Сыгранное сохранено; смотрите отчёт.</translation>
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
        <translation>Удвоить</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Удвоить, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Удвоить, принять</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Не удваивать</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Не переудваивать</translation>
    </message>
    <message>
        <source>Otter</source>
        <extracomment>Button or row: the cube is turned again after a raccoon; a standard term</extracomment>
        <translation>Оттер</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <extracomment>Button or row: the cube is turned again after a beaver; a standard term</extracomment>
        <translation>Ракун</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button or row: the cube is turned again after an otter</extracomment>
        <translation>Переудвоить</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Переудвоить, пас</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Переудвоить, принять</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Слишком хорошо для удвоения</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Слишком хорошо для переудвоения</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Куб удвоения</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Не сейчас</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Как на доске</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Осталось, бросающему</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Осталось, сопернику</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>В центре</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Эффективность куба</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Марсы среди поражений</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Марсы среди побед</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Игра на деньги</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>У соперника</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>У бросающего</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Владелец куба</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Осталось очков</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Эквити в зависимости от шанса на победу</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Эквити в зависимости от шанса на победу; числа в таблице</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Пороги куба</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Движок оценивает…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Из чего складываются пороги принятия</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Решение на доске</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Показать: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>При просмотре ваших матчей в bgdesk что-то пошло не так. Матчи сохранены как есть; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Так уже называется другая колода.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Выберите название, которое не выдаёт ответа: вы видите его до ответа.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Название колоды</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Карточки ещё создаются из другого файла. Выберите {file} снова после этого.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Экспорт карточек для Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Импорт позиций как карточек</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Записи для Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Удалить колоду</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Удалить эту колоду со всеми карточками и вашими ответами на них?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Карточки не сохранены: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Движок смотрит позицию {number} из {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>Вместе с ним отменяется %n более поздний результат, который из него следовал.</numerusform>
            <numerusform>Вместе с ним отменяются %n более поздних результата, которые из него следовали.</numerusform>
            <numerusform>Вместе с ним отменяются %n более поздних результатов, которые из него следовали.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Проверить это решение глубже (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Проверить это решение глубже: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Один выбор здесь так явно впереди, что более глубокий анализ не понадобился.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Кости обоих: каждый бросок следует из секретов обоих игроков.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Кости сервера {server}, которые никто не может проверить.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Честные кости.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Отпечаток костей (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>В броске {roll}, начальном, у каждого игрока кость другого.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Не записано, был ли отпечаток показан до первого броска.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>Слова игрока в броски не вошли.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Настоящие кости, введённые вручную.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Повторяемые кости от числа {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Бросок {roll} в записи — {recorded}: верные кости в неверном порядке.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Бросок {roll} в записи — {recorded}; должно быть {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Бросок {roll} стоит там, где должен быть бросок {due}: какой-то бросок пропущен или использован дважды.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Проверено бросков: {count}. Все следуют из секретов обоих игроков, заданных до матча.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Проверено бросков: {count}. Все следуют из числа {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Проверено бросков: {count}. Все следуют из секрета с SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Броски взяты из матча {id}, где их можно проверить: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Неверных бросков: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Отпечаток начинается с записанных вами цифр, их {count} из 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Отпечаток тот же, что вы записали.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Отпечаток этого матча не тот, что вы записали, а {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Отпечаток был показан до первого броска.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>Идентификатор матча, который входит в каждый бросок, не следует из отпечатка костей.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Секрет этих костей не имеет того отпечатка, который стоит в записи.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Секрет этих костей раскрывается, когда матч окончен; проверьте их тогда.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Секреты броска {roll} не те, которые оба игрока задали до матча; начиная с него ничего нельзя проверить.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Их отпечаток (SHA-256) — {hash}, отпечаток матча {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>На доске нет матча, поэтому нет и костей для проверки.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Это кости сервера: их никто не может проверить.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>У этих костей нет отпечатка для сравнения.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Эти кости взяты из прежнего матча: там их можно проверить.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Эти кости введены вручную: проверять нечего.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Эти слова вошли в каждый бросок: «{words}».</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Белые задали секреты с отпечатком {white}, чёрные — с {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>кости прежнего матча</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>настоящие кости, введённые вручную</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>повторяемые кости от числа {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n бросок повторяется в том же порядке; когда броски кончатся, вы вводите кости вручную.</numerusform>
            <numerusform>%n броска повторяются в том же порядке; когда они кончатся, вы вводите кости вручную.</numerusform>
            <numerusform>%n бросков повторяются в том же порядке; когда они кончатся, вы вводите кости вручную.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Выбор матча</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Выберите матч или сохранённую запись матча (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Кости прежнего матча</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>Прежний &amp;матч</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Прежний матч, кости которого бросаются снова</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Из &amp;файла…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Записи матчей bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>&amp;Число</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>В том матче ничего не бросали.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} — не запись матча (.json) программы bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Немного необычно: хорошие кости отклоняются так сильно в {share} из 1000 выборок.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Хи-квадрат {statistic}, степеней свободы {freedom}, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Грани</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Ещё ничего не брошено.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Ничего необычного: хорошие кости отклоняются не меньше в {share} из 100 выборок.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Слишком мало бросков, чтобы судить.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Очень необычно: хорошие кости отклоняются так сильно меньше чем в одной из 1000 выборок.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Все матчи</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Этот матч</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Судья турнира</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Отдать победу</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Отдать матч вам, не играя его? Соперник: {opponent}.</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Отдать матч, не играя его? Кому: {name}, соперник: {opponent}.</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Отдать матч вам…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Отдать матч: {name}…</translation>
    </message>
    <message>
        <source>Give this match to you, without playing it?</source>
        <translation type="vanished">Отдать этот матч вам без игры?</translation>
    </message>
    <message>
        <source>Give this match to {name}, without playing it?</source>
        <extracomment>{name} is a player</extracomment>
        <translation type="vanished">Отдать этот матч без игры? Победит {name}.</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Матч играется заново, с другими костями; сыгранное остаётся в разделе «Матчи».</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Незаконченные матчи считаются проигранными.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Сейчас здесь ничего нельзя изменить.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Сыграть заново</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Сыграть этот матч заново с самого начала?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Сыграть этот матч заново…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Опоздавший участник…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Отменить результат матча? Играли {first} и {second}.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Снять с турнира</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Отменить результат…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Снять себя с турнира?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Снять себя с турнира…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Снять с турнира? Участник: {name}.</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Снять с турнира: {name}…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Что может сделать судья турнира</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Сыгранное попадёт в корзину.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Сыгранное попадёт в корзину; кости будут другими.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Ответить</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Дать этот ответ (Enter; в таблице бросков Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Дальше (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Сделайте ход на доске, затем щёлкните кости или нажмите Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Следующий вопрос</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Секунду: вопрос и всё нужное для него рассчитываются…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Вернуть последний шаг (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Пройдено карточек</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Как её засчитать</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Играть отсюда…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Практика с карточками</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Отложить</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Отменить последний ответ</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Что я сделал в матче?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Сейчас движок не может работать на этом компьютере.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Движок не ответил вовремя.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Движок не запустился.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Сбой движка. Подробности в журнале.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Движок неожиданно остановился.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>с одного взгляда, без просмотра вперёд</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>точно</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>точное решение этой игры</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>простой игрок</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>роллаут</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>малая сеть для этой игры</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участника</numerusform>
            <numerusform>%n участников</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>В&amp;верх</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Добавить &amp;ботов</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Добавить &amp;друга</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Любой стиль</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Переместить этого участника на место ниже (Alt+Вниз)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Переместить этого участника на место выше (Alt+Вверх)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>В&amp;низ</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>&amp;Заполнить клубными игроками</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Имя друга за этим компьютером</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Количество ботов</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Посев</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Сила ботов</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Стиль ботов</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>Бэкгейм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Выбрасывание</translation>
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
        <translation>Решение</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Дебют</translation>
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
        <translation>Где</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Принятие</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Партия и номер хода в ней</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Что это изменило: шанс выиграть матч или очки, когда каждая партия сама по себе</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Сколько эквити отдало решение</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Бэкгейм</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>С флажком</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Вид решения</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Минимальная цена</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Ходы и куб</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Ещё не просмотренные</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Чьи ошибки</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Оба</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Ошибки {count}</translation>
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
        <translation>Решений с флажком нет: F отмечает решение на доске.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Таких ошибок нет.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>О матче:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Комментатор:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Дата:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Событие и игроки</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Событие:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>В файле:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Город:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Настоящее имя игрока {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Раунд:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Место:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Кто записал:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Ваше настоящее имя:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Автоматическое удвоение: куб {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>У обоих выпало {die}: автоматическое удвоение, куб {value}. Кости перебрасываются.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>У обоих выпало {die}: кости перебрасываются.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Ходы возвращены назад.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Доска расставлена вручную.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Партия закончилась вничью.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Игроки договорились о результате партии.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Счёт {white} : {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Расстановка исправлена.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Вы приняли сдачу.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Вы ответили бивером, куб {value}.</translation>
    </message>
    <message>
        <source>You could not play {dice}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">Вы не смогли сыграть {dice}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Вы удвоили до {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Вы не сдвинули ни одной шашки, что не по правилам.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Вы назвали {double}.</translation>
    </message>
    <message>
        <source>You named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">Вы назвали {face}-{face}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Вы предложили сдать кокс.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Вы предложили сдать двойную партию.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Вы предложили сдать марс.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Вы предложили сдать четверную партию.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Вы предложили сдать обычную партию.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Вы спасовали.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">Вы сыграли {dice}: {play}.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Вы сыграли {play}, что не по правилам.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>У вас вышло время.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Вы снова переудвоили до {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Вы отклонили сдачу.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Вы сдались.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Вы бросили {dice} и не смогли пойти.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Вы бросили {dice} и сыграли {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Вы бросили {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Вы приняли удвоение, куб {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence. {animal} is raccoon, otter or redouble; {value} the number on the cube</extracomment>
        <translation type="vanished">Вы повернули куб на {value} ({animal}).</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Вы повернули куб на {value}: ракун.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Вы повернули куб на {value}: оттер.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Вы выиграли матч, {own} : {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Начальный бросок за вами: можно начать с него, {dice}, или бросить обе кости ещё раз.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Начальный бросок за вами, нужно начать с него: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Начальный бросок за вами, {dice}; теперь нужно бросить обе кости, чтобы начать.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Вы выиграли сессию, {own} : {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>бивер</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>хода нет</translation>
    </message>
    <message>
        <source>otter</source>
        <extracomment>What a player says who turns the cube again after a raccoon; a standard term</extracomment>
        <translation>оттер</translation>
    </message>
    <message>
        <source>raccoon</source>
        <extracomment>What a player says who turns the cube again after a beaver; a standard term</extracomment>
        <translation>ракун</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What a player says who turns the cube again after an otter</extracomment>
        <translation>переудвоение</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: вы не смогли сыграть.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: вы сыграли {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} не может сыграть.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} играет {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} принимает сдачу.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} отвечает бивером, куб {value}.</translation>
    </message>
    <message>
        <source>{name} could not play {dice}.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation type="vanished">{name} не может сыграть {dice}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} удваивает до {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} не двигает ни одной шашки, что не по правилам.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} называет {double}.</translation>
    </message>
    <message>
        <source>{name} named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation type="vanished">{name} называет {face}-{face}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} предлагает сдать кокс.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} предлагает сдать двойную партию.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} предлагает сдать марс.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} предлагает сдать четверную партию.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} предлагает сдать обычную партию.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} пасует.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation type="vanished">{name} играет {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} играет {play}, что не по правилам.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>Время вышло: {name}.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} снова переудваивает до {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} отклоняет сдачу.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} сдаётся.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} бросает {dice}, хода нет.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} бросает {dice} и играет {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} бросает {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} принимает удвоение, куб {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation type="vanished">{name} поворачивает куб на {value} ({animal}).</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} поворачивает куб на {value}: ракун.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} поворачивает куб на {value}: оттер.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} выигрывает матч, {own} : {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} выигрывает начальный бросок: можно начать с него, {dice}, или бросить обе кости ещё раз.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} выигрывает начальный бросок, нужно начать с него: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} выигрывает начальный бросок, {dice}; теперь нужно бросить обе кости, чтобы начать.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} выигрывает сессию, {own} : {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Один игрок открывает стол и отправляет другому приглашение: по почте, через мессенджер или на бумаге. Место может занять только тот, у кого есть приглашение.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Игра с соперником за другим компьютером</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>&amp;Подробнее</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Кости создают оба компьютера: ни один из игроков и никто между ними не может узнать или выбрать бросок. Потом это может проверить каждый.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Двое с bgdesk играют друг с другом напрямую, без учётной записи, и больше никому ничего не отправляется. Ретранслятор, если вы его выберете, передаёт то, чего не может прочитать. Только сервер, если вы на него зайдёте, знает, что играется.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other. There is no server between them, no account, and nobody else to whom anything is sent.</source>
        <translation type="vanished">Два человека с bgdesk играют друг с другом напрямую. Между ними нет ни сервера, ни учётной записи, и больше никому ничего не отправляется.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Что отправляется: имя, которое вы здесь выбираете, ваши ходы и броски, затраченное время и то, что вы пишете. Другой компьютер видит ваш сетевой адрес, как всегда между двумя компьютерами. Всё зашифровано.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Пока стол не открыт, bgdesk не принимает соединений. Матч можно в любой момент прервать и продолжить, пока этого хотят оба.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>В файле .mat нельзя назвать домашние правила этого матча.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Файл .mat не говорит, какой из игроков — программа.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Файл вида {kind} не может хранить матч этой игры ({game}); .json может.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Часть анализа или комментариев не удалось записать в файл .ogxm.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Позиция, расставленная вручную посреди хода, попадает в файл .mat лишь частично.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Позиция, расставленная вручную посреди хода, попадает в файл .ogxm лишь частично.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Позиция, расставленная вручную посреди хода, попадает в файл .sgf лишь частично.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Несыгранный бросок или удвоение без ответа не попадают в файл .mat.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Исправленная расстановка хранится в файле .mat как позиция, расставленная вручную.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Исправленная расстановка хранится в файле .ogxm как позиция, расставленная вручную.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Исправленная расстановка хранится в файле .sgf как позиция, расставленная вручную.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Файл .ogxm не может хранить этот матч: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Файл .ogxm не может ограничить автоматические удвоения: там они без ограничения.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>В файле .ogxm нельзя назвать домашние правила этого матча.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Файл .ogxm не знает этой игры; там она называется бэкгаммоном.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Файл .ogxm не говорит, какой из игроков — программа.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Файл .ogxm знает биверы и ракуны, но не дальнейшие повышения: куб в нём слишком мал.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>В файле .sgf нельзя назвать домашние правила этого матча.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Файл .sgf не говорит, какой из игроков — программа.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>В файле .sgf хранится только один анализ.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Анализ не попадает в файл .mat.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Автоматические удвоения не попадают в файл .mat: очки и значения куба там кажутся неверными.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Часы и время на размышление не попадают в файл .mat.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Часы и время на размышление не попадают в файл .ogxm.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Часы и время на размышление не попадают в файл .sgf.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Комментарии к отдельным ходам не попадают в файл .mat.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon не знает этой игры.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Как созданы кости, в файл .mat не попадает.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Как созданы кости, в файл .ogxm не попадает.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Как созданы кости, в файл .sgf не попадает.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Проигрыши по времени и досрочные сдачи хранятся в файле .ogxm как согласованные очки.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Проигрыши по времени и досрочные сдачи хранятся в файле .sgf как согласованные очки.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Формат «{name}» записать нельзя; известны {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Нет формата с окончанием «{suffix}» (файл {file}); известны {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Другие линии не попадают в файл .ogxm.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Другие линии игры не попадают в файл .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Отклонённые сдачи не попадают в файл .mat.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Сдачи, отклонённые или оставшиеся без ответа, не попадают в файл .ogxm.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Сдачи, отклонённые или оставшиеся без ответа, не попадают в файл .sgf.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Счёт, установленный после первой партии, не попадает в файл .ogxm.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Некоторые анализы нельзя сохранить в файле .sgf.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Некоторые другие линии нельзя сохранить в файле .sgf.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Договорённость об автоматических удвоениях не попадает в файл .mat.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Матч сдан или проигран по времени: в файле .mat последняя партия выглядит незаконченной.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Согласованное число партий не попадает в файл .mat.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Согласованное число партий не попадает в файл .ogxm.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Бросок, который ещё не сыгран, или ответ на повышение не попадают в файл .ogxm.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Одинаковые кости в начальном броске не попадают в файл .mat.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Одинаковые кости в начальном броске не попадают в файл .ogxm, только повёрнутый ими куб.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Одинаковые кости в начальном броске не попадают в файл .sgf, только повёрнутый ими куб.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Возвращённые ходы не попадают в файл .mat.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Возвращённые ходы не попадают в файл .ogxm.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Возвращённые ходы не попадают в файл .sgf.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Использованные подсказки не попадают в файл .mat.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Использованные подсказки не попадают в файл .ogxm.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Использованные подсказки не попадают в файл .sgf.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Матч между компьютерами не удалось сыграть. Турнир сохранён; подробности в журнале.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>В bgdesk что-то пошло не так. Турнир сохранён; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>учтено %n решение</numerusform>
            <numerusform>учтено %n решения</numerusform>
            <numerusform>учтено %n решений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n матч</numerusform>
            <numerusform>%n матча</numerusform>
            <numerusform>%n матчей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Лучшие подряд, %n решение: PR {rating}</numerusform>
            <numerusform>Лучшие подряд, %n решения: PR {rating}</numerusform>
            <numerusform>Лучшие подряд, %n решений: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Последнее %n решение</numerusform>
            <numerusform>Последние %n решения</numerusform>
            <numerusform>Последние %n решений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Наставник вмешался в %n решение. Засчитывается первая попытка.</numerusform>
            <numerusform>Наставник вмешался в %n решения. В них засчитывается первая попытка.</numerusform>
            <numerusform>Наставник вмешался в %n решений. В них засчитывается первая попытка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Если матчей меньше %n, нельзя сказать, насколько велика здесь погрешность.</numerusform>
            <numerusform>Если матчей меньше %n, нельзя сказать, насколько велика здесь погрешность.</numerusform>
            <numerusform>Если матчей меньше %n, нельзя сказать, насколько велика здесь погрешность.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 карточек, которые вы помнили бы и через 30 дней</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 оценок эффективных пипсов подряд со средней ошибкой меньше пипса</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Двойной щелчок по строке открывает её решения.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Линия появляется, когда учтены 30 решений.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Закончен матч в каждой игре, не считая коан ки</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Игра на первом пункте</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Против людей</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Против компьютера</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>Впереди</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Все 15 начальных бросков сыграны верно, дважды, с промежутком не меньше недели</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Все соперники</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>За всё время</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Показать самые дорогие из этих решений карточками</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation type="vanished">Атака</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Бэкгейм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Выбрасывание</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>Позади</translation>
    </message>
    <message>
        <source>Best {number} decisions in a row: PR {rating}</source>
        <extracomment>Performance rating, a standard term</extracomment>
        <translation type="vanished">Лучшие {number} решений подряд: PR {rating}</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Сильнее, чем {opponent}: результаты почти не оставляют сомнений</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Обоим осталось 1</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Шансы, отданные за матч</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Партия Кроуфорда</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Ошибки с кубом</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Удваивать или нет</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Слишком раннее удвоение</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Отработать</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Потеряно эквити</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Затухающее среднее</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Быстрее обычного</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Показатели появляются здесь, когда проанализированы ваши матчи: сыграйте или откройте матч и нажмите F7 либо проанализируйте сразу несколько в списке матчей.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Первая партия без ошибок</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Первый проанализированный матч</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Первый матч, кости которого проверены бросок за броском по их секрету</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>План игры</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Половина ваших ходов сделана быстрее вашего обычного времени: дороже ли они обходятся?</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation type="vanished">Удержание</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Игра на удержание</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Если в файлах вы играете под другими именами, укажите это через «Кто есть кто…».</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>В девяти случаях из десяти ваша сила лежит в этих пределах. Единица здесь — целый матч, потому что решения одного матча имеют много общего.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Last {number} decisions</source>
        <extracomment>Name of a line: performance rating over the last {number} decisions</extracomment>
        <translation type="vanished">Последние {number} решений</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Чем меньше, тем лучше. Каждая строка относится к матчу, который там заканчивается.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Законченные матчи</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Потеряно матчей</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Кости подарили вам матчей: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>По вине костей вы недобрали матчей: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Матчи с известным везением</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Пропущенные удвоения</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Сессия на деньги</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Месяц</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Без ясного плана</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Учитываемых решений нет</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Здесь нет учитываемых решений.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Ошибок с кубом пока нет.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Этому выбору не отвечает ни один матч. Выберите срок подлиннее.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Ещё не закончен ни один матч на очки.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Пока ничего не выделяется. Нужно больше проанализированных матчей.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
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
        <translation>Темп игры</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Playing a back game</source>
        <translation type="vanished">Игра в бэкгейм</translation>
    </message>
    <message>
        <source>Playing an ace-point game</source>
        <translation type="vanished">Игра на первом пункте</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Потеряно очков</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>После Кроуфорда</translation>
    </message>
    <message>
        <source>Priming</source>
        <translation type="vanished">Игра на прайм</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Игра на прайм</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Racing</source>
        <extracomment>A plan of a player, as the next ones</extracomment>
        <translation type="vanished">Гонка</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Разница рейтингов с соперниками, по игре</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Достигнуто</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Игра на бег</translation>
    </message>
    <message>
        <source>Running home</source>
        <translation type="vanished">Бег домой</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Доля ошибок</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Ситуации, в которых вы теряете больше, чем обычно теряют игроки; сначала самые дорогие. То, чего почти никто не находит, весит мало.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Медленнее обычного</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Принять или пас</translation>
    </message>
    <message>
        <source>The dice cost you {number} matches that your play was worth.</source>
        <translation type="vanished">По вине костей вы недобрали матчей: {number}.</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Кости не дали и не отняли ничего, о чём стоило бы говорить.</translation>
    </message>
    <message>
        <source>The dice won you {number} matches more than your play was worth.</source>
        <translation type="vanished">Кости подарили вам матчей: {number}.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Направление ваших ошибок говорит больше, чем их размер.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Последний месяц</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Последние три месяца</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Последний год</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Время известно только для матчей, сыгранных здесь.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Можно отыграть</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Слишком хорошо для удвоения</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>До дня</translation>
    </message>
    <message>
        <source>Up to</source>
        <extracomment>Headings of columns: the day up to which one counts, and how many decisions that are</extracomment>
        <translation type="vanished">До дня</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>При равном везении</translation>
    </message>
    <message>
        <source>With fewer than {number} matches there is no telling how far off this may be.</source>
        <translation type="vanished">Если матчей меньше {number}, нельзя сказать, насколько велика здесь погрешность.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Победы минус поражения</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Из них побед</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Из них побед при равном везении</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Выиграно или проиграно из-за костей</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Побед при равном везении</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Неверные пасы</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Неверно принятые</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>лучший ход выбрасывает</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>лучший ход бьёт</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>лучший ход тихий</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>лучший ход занимает пункт</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>лучший ход ставит якорь</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>лучший ход бежит</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>матчей: {number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>очков: {number} ± {half}</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>При расчёте показателей в bgdesk что-то пошло не так. Ваши матчи сохранены как есть; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Кто есть кто…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Кости и игра</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Разбить по</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Ошибки с кубом</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Быстро и медленно</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Динамика показателей</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Как идут дела</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Вехи</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Чтение матчей: {done} из {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Что изучать</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Где ваши ошибки</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Экспорт показателей</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Таблица в формате CSV (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Показатели сохранены в файл {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Показатели не сохранены: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>Не открыт ещё %n файл.</numerusform>
            <numerusform>Не открыты ещё %n файла.</numerusform>
            <numerusform>Не открыто ещё %n файлов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>В библиотеку добавлен %n матч.</numerusform>
            <numerusform>В библиотеку добавлены %n матча.</numerusform>
            <numerusform>В библиотеку добавлено %n матчей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Командная строка</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Открыть матч или позицию</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Вставленный текст</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Чтение</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Чтение матчей: файлов {done} из {total}</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Чтение матчей…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>В этой папке нет файлов.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>В буфере обмена картинка, прочитать её нельзя: скопируйте позицию как текст.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>В буфере обмена нет текста.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Введённый текст</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Все решения</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Все фазы</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Все планы</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Чей анализ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>План игры</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Вид решения</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Чьи показатели</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 или больше</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 или больше</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Любое решение</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Любая часть партии</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Любой результат</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Любое время</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Бэкгейм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Выбрасывание</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Бивер</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Грубые ошибки, от {cost}</translation>
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
        <translation>Дорогие, от {cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>Кроуфорд</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Dice are written like this: 6-1, or several: 6-1, 5-5.</source>
        <translation type="vanished">Кости записываются так: 6-1 или несколько: 6-1, 5-5.</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>Кости записываются так: {roll} или несколько: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="vanished">Удвоения</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Удвоения куба</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Сомнительные, от {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Ошибки, от {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Любое проанализированное решение</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Любая позиция</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Матч проигран</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Матч выигран</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Без удвоения</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation type="vanished">Не удвоено</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Пасы</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Разница в пипсах</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Пипсы: {own} : {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Похожие позиции</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Принятия</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Последний месяц</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Последние три месяца</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Последняя неделя</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Последний год</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Та же позиция</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Это не позиция; подходят XGID, ID GNU Backgammon или текст bgdesk.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>любое</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>хода нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>{own}-away, {theirs}-away</source>
        <extracomment>The points that a player and the opponent still need; &quot;away&quot; is a standard term. Short</extracomment>
        <translation>осталось {own} и {theirs}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Choice: so many points still to win; a standard term</extracomment>
        <translation>осталось {points}</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>Button: look at the decision in its match</extracomment>
        <translation>&amp;Посмотреть</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Поиск решений</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Сделать из них &amp;карточки</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Чтение матчей: {done} из {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Показать &amp;матчи</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Ваши матчи читаются. Найденное появится здесь.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Только эти решения:</translation>
    </message>
    <message>
        <source>6-1, 5-5</source>
        <extracomment>Example of what may be typed into a field</extracomment>
        <translation type="vanished">6-1, 5-5</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>О&amp;чистить всё</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>С &amp;доски</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Наибольший PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Насколько похожа</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Наименьший PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Имена, событие, метка, файл</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Бар соперника</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Пипсы соперника</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Счёт соперника</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Свой бар</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Свои пипсы</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Свой счёт</translation>
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
        <translation>Пипсы соперника</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Пипсы игрока</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="vanished">Очки</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Пункты доски</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чьи решения</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID или ID позиции</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>любое</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Отмечено флажком; Shift+F — к следующему флажку, F снимает этот.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Снова с первого флажка.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>В этом матче нет решений с флажком: F отмечает решение на доске.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Флажок снят.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Здесь нет решения, которое можно отметить флажком.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>с флажком</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Ближайшие дни</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Выбывание после поражений</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Как в первом финале</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Как в первом раунде</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Сколько потребуется</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>&amp;Утешительная сетка</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>До двух поражений</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Каждый с каждым</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Для проигравших до финала</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Для проигравших первый матч</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>&amp;Формат</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Проходят из каждой</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Группы, затем игра на выбывание</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Никто не выбывает</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Матч за &amp;третье место</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>Очки по &amp;раундам</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Очки после поражения</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as 7-7-7-9</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">Очки матчей по раундам, например 7-7-7-9</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Очки матчей по раундам, например {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Очки второго финала</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Второй финал, если первый проигрывает тот, кто &amp;ещё не проигрывал</translation>
    </message>
    <message>
        <source>Second final, where whoever has not lost &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation type="vanished">Второй финал, если первый проигрывает тот, кто &amp;ещё не проигрывал</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>На выбывание</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Туры по швейцарской системе</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Скопировано.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n ошибка матча</numerusform>
            <numerusform>%n ошибки матча</numerusform>
            <numerusform>%n ошибок матча</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Копирование для форума</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Рисунок (SVG)</translation>
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
        <translation>Решение на доске</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Что копировать</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Что будет скопировано</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n решение</numerusform>
            <numerusform>%n решения</numerusform>
            <numerusform>%n решений</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Ни один из ваших матчей ещё не проанализирован. Проанализируйте их в разделе «Матчи…» или ищите «Любая позиция» вместо ошибок.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Уберите часть условий.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Среди %n решения ничего похожего нет.</numerusform>
            <numerusform>Среди %n решений ничего похожего нет.</numerusform>
            <numerusform>Среди %n решений ничего похожего нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Ваша библиотека пуста. Откройте матч (Ctrl+O) или сыграйте: тогда здесь найдутся его решения.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>в %n матче</numerusform>
            <numerusform>в %n матчах</numerusform>
            <numerusform>в %n матчах</numerusform>
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
            <numerusform>&amp;Добавить %n матч</numerusform>
            <numerusform>&amp;Добавить все %n матча</numerusform>
            <numerusform>&amp;Добавить все %n матчей</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Добавить все в библиотеку, чтобы открыть потом</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Открыть матч</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Другой друг…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Оба сидят за этой доской и ходят по очереди.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Играть с другом…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Играть: {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Двое за одним компьютером</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Расставить позицию</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Текст позиции</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID или другой текст позиции</translation>
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
        <translation>Новый начальный бросок в каждой партии</translation>
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
        <translation>Игра {number} в круге</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Игры по выбору…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>В отдельном окне</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Больше игр нет</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Иначе следующую партию начинает победитель предыдущей.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Начальная расстановка: {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Игра на блокировку, в которой дубль приносит с собой все более высокие дубли.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Игрок может выбрасывать, даже если его шашка прижата в его доме.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Эйси-дьюси, в которой дубль приносит дубль с противоположной грани костей.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Эйси-дьюси, в которой все шашки входят прежде, чем хоть одна минует середину.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Эйси-дьюси, в которой только 2-1 даёт ещё один бросок.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2-1 gives another roll.</source>
        <translation type="vanished">Эйси-дьюси, в которой только 2-1 даёт ещё один бросок.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Все пятнадцать шашек начинают с 24-го пункта.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Бэкгаммон и его расстановки</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Балканская ротация</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Выбрасывание при прижатой шашке</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Оба игрока входят, ходят и идут домой по одной и той же стороне доски.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Оба игрока ходят по кругу в одну сторону; даже одна шашка блокирует пункт.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Шашки входят на пустую доску; дубли и 2-1 дают ещё один бросок.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2-1 give another roll.</source>
        <translation type="vanished">Шашки входят на пустую доску; дубли и 2-1 дают ещё один бросок.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Шашки входят на пустую доску; бить можно, только когда одна из своих дошла до дома.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Позади начинают четыре шашки вместо двух: дольше и позиционнее.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>С пустой доски</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Греческие нарды: без куба, без кокса, и следующую партию начинает победитель.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Гипергаммон с одной шашкой у каждого.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Гипергаммон с двумя шашками у каждого.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>Где действует: {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Ходить можно, пока не вошли все</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Без дополнительных чисел, пока не войдут все</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>На одном пункте может стоять не больше пяти шашек.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Без правила матери</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Нельзя занять шесть пунктов в любом из начальных домов</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Числа, которые нельзя сыграть, пропадают</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>С головы — одна шашка за ход, шесть подряд — только если впереди есть соперник</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>С головы снимают одну шашку за ход, две — при 6-6, 4-4 или 3-3 в первом броске игрока; а шесть пунктов подряд можно занять, только если впереди есть шашка соперника. Оба правила — из длинных нард.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Прижатая последняя шашка на старте не приносит победы в партии.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Несколько игр по очереди</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Одиночные шашки не бьют, а прижимают на месте.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Обычные партии, марсы и коксы</translation>
    </message>
    <message>
        <source>Tavla, Tapa, Moultezim</source>
        <translation>Тавла, тапа, мультезим</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>Тавли</translation>
    </message>
    <message>
        <source>Tavli: without a cube, pinning, blocking</source>
        <translation>Тавли, без куба: прижимание, блокировка</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Болгарская игра с прижиманием, играется как плакото.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Турецкая игра на блокировку, играется как февга.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Обычная игра с кубом удвоения.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>По три шашки у каждого: коротко и бурно.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Турецкие нарды: как портес, но шашка, побившая в своём доме, остаётся там.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>До этого дубль играется четыре раза, и бросок за ним не следует.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Обычно сначала входят все шашки, и только потом ходят другие.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Обычно каждая шашка, оставшаяся у проигравшего, даёт очко.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Обычно нельзя заполнять только собственный начальный дом.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Обычно их играет соперник.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Обычно в эту игру играют без него.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>С кубом удвоения</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} по очереди; каждая начинается с начального броска.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} по очереди; следующую начинает победитель предыдущей.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Щёлкните игру, чтобы прочитать правила и сыграть.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Игры и их правила</translation>
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
        <translation>Честные кости</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Динамика показателей</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Насколько верны причины</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Языки</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Просмотр матчей</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Практика с карточками</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Правила этой игры</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Столы в сети</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Программа</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Эта страница ещё не переведена.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Тренажёры</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Версия {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
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
        <translation>Справка</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Играть: {game}…</translation>
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
        <translation>(В скобках): анализ менее глубокий, не сравнимо</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Удвоить</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Двойной щелчок или Enter: назвать его</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Двойной щелчок или Enter: поставить на доску</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Двойной щелчок или Enter: перебросить обе кости</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Подсказки даются, пока вы играете матч.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Играйте {numbers}: это не хуже, чем перебросить.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Перебросить</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Перебросьте обе кости: это лучше любого хода на {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Бросить, не удваивая</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Показать подсказку</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Лучший на данный момент ход на {numbers}. Сначала то, что из него осталось сыграть:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="vanished">Принимайте</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Лучшие дубли, которые можно назвать</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Лучший ход на {numbers} — {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Лучшие ходы на {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Лучшее продолжение:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Подсказки нет: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Здесь нечего решать.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Думает…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Это отдаёт {cost}: лучший ход на {numbers} — {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Это лучший ход на {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>С подсказками или показом шансов этот матч считается тренировочным и не меняет ваш рейтинг.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>цена {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>двойная партия {chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>эквити {equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>марс {chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>победа {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Лучший выбор</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Шансы выиграть эту партию</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Играть дальше без этой подсказки (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Показывать шансы после каждого хода</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Движок думает</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>В bgdesk что-то пошло не так, и список матчей не показать. Матчи сохранены; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Для комментария не нашлось места ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Часть анализа не удалось прочитать ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Часть архива повреждена; остальное сохранено.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Часть файла повреждена ({quote}); остальное сохранено.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>В файле у одного из игроков нет имени.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Перед установленной позицией не хватает хода.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Не хватает хода перед «{quote}».</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Другая линия пропущена ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>В этой позиции партия окончена.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Прочитать не удаётся.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Слишком длинное имя или путь.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Пропущено</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Больше файлов, чем {quote}, за один раз не читается.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Странно</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Прочитаны только первые матчи файла; пропущено матчей: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Прочитано с замечаниями: {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Прочитано без замечаний.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Исправлено</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Ответа на удвоение нет; считается, что оно принято.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Куб стоит на {quote}, и выше хранить его нельзя; дальнейшие повышения пропущены.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>В файле не сказано, какой длины матч; предполагается очков: {quote}.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>В файле не сказано, какая это игра. Он прочитан как эта: {game}.</translation>
    </message>
    <message>
        <source>The file does not say which game it is; it was read as {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation type="vanished">В файле не сказано, какая это игра; он прочитан как {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Файл обрывается на середине; то, что есть, сохранено.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Файл прочитан не до конца: он слишком длинный или в нём слишком много ошибок; оборвано или пропущено партий: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Файл прочитан не до конца: он слишком длинный; остальное пропущено.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Партия начинается с дубля {quote}; он сохранён.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>У партии нет результата.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Игра «{quote}» неизвестна; прочитана как бэкгаммон.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>В заголовке имена игроков идут в другом порядке; выбран порядок столбцов.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Добавлен единственно возможный ход на бросок {quote}.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Не хватает хода на бросок {quote}.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Ход «{quote}» на этой доске невозможен; доска оставлена как была.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Ход «{quote}» сделан не по правилам; он сохранён как записан.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>В позиции у одного из игроков нет шашек; она пропущена.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Результат в файле ({quote}) не подходит к партии; решает доска.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Результат в файле ({quote}) не следует из партии; он сохранён.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Счёт в файле ({quote}) не следует из предыдущих партий; он сохранён.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Текст не в UTF-8; он прочитан как {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>В этом файле нет партий.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>В этом тексте нет ID позиции.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файла нет.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Этот матч BGBlitz занимает больше {quote} МБ.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>В этом матче BGBlitz нет партий.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Этот матч BGBlitz повреждён ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Этот анализ GammonView повреждён ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>В этом матче OGXM нет партий.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Этот матч OGXM повреждён ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Этот матч OGXM длиннее {quote} кБ.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>В этом файле SGF нет партии в бэкгаммон.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Этот файл SGF содержит не бэкгаммон, а другую игру (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Этот файл SGF содержит не бэкгаммон, а другую игру.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>В этом файле eXtreme Gammon нет партий.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Этот файл пуст.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Этот файл больше {quote} МБ.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Это JSON, но не матч, который здесь известен.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Это документ PDF, а не матч.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Это документ PostScript, а не матч.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Это база данных, а не матч.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Это видео или картинка, а не матч.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Это видео, а не матч.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Это игра коан ки; в неё играют только в окне коан ки, и никакой другой формат её не хранит.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Это картинка, а не матч.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Это позиция в виде текста, но прочитать её нельзя: в ней нет ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Это позиция в виде текста, но прочитать её нельзя: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Это программа, а не матч.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Это звуковой файл, а не матч.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Это текстовый документ (RTF), а не матч.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Это текст, в котором нет ни матча, ни позиции.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Это веб-страница, а не матч.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Это документ Office, а не матч.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Это файл XML, а не матч.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Это архив: сначала распакуйте его.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Это электронное письмо, в котором нет матча.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Это файл eXtreme Gammon, который нельзя прочитать, а не матч.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Это старый документ Office, а не матч.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Это не игровая позиция: партия окончена.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Это не матч BGBlitz.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Это недопустимая позиция: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Это не обычный файл.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Это не текстовый файл и не известный матч.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Это не текстовый файл.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Это не матч OGXM.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Это не файл eXtreme Gammon.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Похоже на SGF, но партии в нём нет.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Похоже на матч GamesGrid, но партии в нём нет.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Похоже на матч JavaFIBS, но партии в нём нет.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Похоже на позицию Snowie, но части полей не хватает.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Похоже на позицию Snowie, но {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Похоже на матч TrueMoneyGames, но партии в нём нет.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Похоже на файл матча, но партии в нём нет.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Похоже на файл eXtreme Gammon, но в нём не сказано, кто играл.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Похоже на файл eXtreme Gammon, но партии в нём нет.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Эта запись матча повреждена или сделана другой программой: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Эта запись матча повреждена: она не в UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Эта запись матча длиннее {quote} символов.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>В этом текстовом файле больше {quote} строк.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Этот текстовый файл больше {quote} МБ.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>В этом тексте нет матча по бэкгаммону.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Сведения о сдаче в файле прочитать не удалось.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>У вас нет прав на чтение.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>партия {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>строка {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>Файл {file} не открыт.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>«{quote}» ни на что не отвечает; пропущено.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>«{quote}» — не бросок двух костей; ход пропущен.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>«{quote}» непонятно.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>«{quote}» непонятно и пропущено.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>«{quote}»: куб здесь нельзя повернуть; он поставлен так, как сказано в файле.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Отчёт об импорте</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Замечания</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Сесть за стол</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>С&amp;мотреть</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Приглашение</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Сесть за стол</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Вставьте присланное вам приглашение: Ctrl+V.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Идёт поиск стола…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Смотреть игру за столом</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Вы у стола; матч будет виден здесь, как только начнётся.</translation>
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
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Ход анализа</translation>
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
        <translation>Для решения о кубе нет оценки без куба.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Первый взгляд: матч занимает около секунды.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Проанализировано ходов: {judged} из {plays}.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Анализ решения</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Дома закрыты у обоих игроков.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>На одном пункте стоят шашки обоих игроков.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Близкие ходы — по следующему броску. Обычный выбор для игр с собственной сетью.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Ещё глубже: матч занимает много минут.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Глубже всего</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Самое глубокое</translation>
    </message>
    <message>
        <source>Deepest looks</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation type="vanished">Самое глубокое</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Каждый близкий ход — на 3 полухода: это уровень «Мировой класс».</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals “world class”.</source>
        <translation type="vanished">Каждый близкий ход — на 3 полухода: это уровень «мировой класс».</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Каждая позиция этой игры решена: глубже некуда.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Всё на 2 полухода и на 3 там, где это может изменить оценку. Обычный выбор.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Точно</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>В матче</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Он вернётся, только если снова открыть его файл; отменить это нельзя.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Более длинные роллауты</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Самые длинные роллауты</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Везение броска: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>При этом счёте партия Кроуфорда невозможна.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Здесь нет решения.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Ни один движок здесь не может анализировать эти игры по таким правилам: {games}. Подсказки работают в любой игре.</translation>
    </message>
    <message>
        <source>No engine here can analyse {games} by these rules. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation type="vanished">Ни один движок здесь не может анализировать эти игры по таким правилам: {games}. Подсказки работают в любой игре.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Бросать здесь некому.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Ещё не проанализировано: нажмите «Анализировать…» внизу или F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Одно решение анализируется сразу.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Одно решение занимает несколько секунд, самое большее около минуты.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Одно решение занимает несколько секунд.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Одно решение занимает до нескольких минут.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Начальный бросок</translation>
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
        <translation type="vanished">PR, {game}</translation>
    </message>
    <message>
        <source>PR: {game}</source>
        <extracomment>Title in front of the performance ratings (PR) of both players in the game {game}</extracomment>
        <translation type="vanished">PR: {game}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than {fewest} decisions.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">PR (performance rating): средняя ошибка учитываемых решений, умноженная на 500; чем меньше, тем лучше. Если решений меньше {fewest}, он говорит мало.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Быстро и достаточно точно: матч занимает несколько секунд.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Удалить анализ {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Роллаут {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Роллауты играются по правилам бэкгаммона, а у этого матча другие правила.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Короткие роллауты</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Принять</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Цена сдачи известна только в матчах с правилом Кроуфорда.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Движок ничего не смог здесь проанализировать.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Движок не знает такой игры: {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Сбой движка ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Движок неожиданно остановился.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Партия может закончиться в ближайшие два броска.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Матч окончен.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Сети, которые оценивают эти игры ({games}), смотрят не глубже, чем на {depth}.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Бросающему нечего решать о кубе.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Запись здесь заканчивается.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Сильный движок не загружается: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Шашек у каждого {quote}, а не 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Анализировать больше нечего.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>В этом анализе нет ничего об этом моменте.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Такой ответ был бы ошибкой соперника.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Этот ход не по правилам: он не оценивается, и матч продолжился после него.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Чтобы получить его снова, матч нужно проанализировать ещё раз.</translation>
    </message>
    <message>
        <source>Two passes</source>
        <translation type="vanished">Два прохода</translation>
    </message>
    <message>
        <source>Two passes, then long rollouts of what is close: hours.</source>
        <translation type="vanished">Два прохода, затем длинные роллауты близкого: часы.</translation>
    </message>
    <message>
        <source>Two passes, then rollouts of what is close: most of an hour.</source>
        <translation type="vanished">Два прохода, затем роллауты близкого: почти час.</translation>
    </message>
    <message>
        <source>Two passes, then short rollouts of what is close: minutes.</source>
        <translation type="vanished">Два прохода, затем короткие роллауты близкого: минуты.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Два прохода</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Два прохода, затем длинные роллауты близких решений: часы.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Два прохода, затем роллауты близких решений: почти час.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Два прохода, затем короткие роллауты близких решений: минуты.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Что остаётся близким — по следующим двум броскам, насколько глубоко смотрит сеть этой игры.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Не удаётся прочитать, что движок знает об этой игре ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Что сеть этой игры говорит сразу: несколько секунд.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>С более глубоким анализом</translation>
    </message>
    <message>
        <source>With deeper looks</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation type="vanished">С более глубоким анализом</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Вам бросать</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>грубая ошибка, цена {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>ошибка, цена {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>ответ на бивер</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>ответ на удвоение</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>ответ на оттер</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>ответ на ракун</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>ответ на переудвоение</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>ответ на сдачу</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>цена {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>удвоить?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>сомнительно, цена {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>мало решений</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>называет дубль</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>сдача</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>верно</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>стандартная ошибка {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>не закончен</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>победы {win} (марсы {win_gammon}), поражения {lose} (марсы {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>от {low} до {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name}: бросок</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (мало решений)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} — ход не по правилам: он не оценивается, и матч продолжился после него.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>проанализировано {share}</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Глубже</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Проанализировать решения этого матча (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Анализировать…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Варианты выбора в этой позиции</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Ход анализа</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Остановить анализ; проанализированное сохраняется (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Решайте на доске: оценка даётся сразу.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>1-2 back game</source>
        <translation type="vanished">Бэкгейм 1-2</translation>
    </message>
    <message>
        <source>1-3 back game</source>
        <translation type="vanished">Бэкгейм 1-3</translation>
    </message>
    <message>
        <source>2-3 back game</source>
        <translation type="vanished">Бэкгейм 2-3</translation>
    </message>
    <message>
        <source>2-4 back game</source>
        <translation type="vanished">Бэкгейм 2-4</translation>
    </message>
    <message>
        <source>5-point holding game</source>
        <translation>Удержание 5-го пункта</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Игра на первом пункте</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Чёрные отвечают на удвоение белых бивером.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Чёрные отвечают на бивер ракуном.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Чёрные удваивают.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Чёрные должны сыграть {dice}.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Бросают чёрные.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Чёрные владеют кубом {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Чёрные играют {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Бросают чёрные</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Ответ чёрных</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Куб чёрных</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Оба игрока на баре перед закрытым домом.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>На одном пункте стоят шашки обоих игроков.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>В этой игре шашки не могут так лежать.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Пустая доска</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Последние шесть шашек</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation type="vanished">Идёт анализ…</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Идёт анализ…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Поражения {win} · марсы {gammon} · коксы {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Накгаммон</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Отсюда ни один из игроков больше никогда не сможет ходить.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>В этой позиции нечего решать.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Похожие</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Начало этой игры</translation>
    </message>
    <message>
        <source>That double is not allowed here.</source>
        <translation type="vanished">Такое удвоение здесь не разрешено.</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Предложить куб здесь нельзя.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Доска остаётся как есть: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Куб в центре, {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Партия окончена: выиграли чёрные.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Партия окончена: выиграли белые.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Партия окончена: ничья.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Здесь нет XGID, ID GNU Backgammon или текста bgdesk; доска остаётся как есть.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>На доске нет шашек.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>В партии Кроуфорда нет куба.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>В этом матче нет куба.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Белые отвечают на удвоение чёрных бивером.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Белые отвечают на бивер ракуном.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Белые удваивают.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Белые должны сыграть {dice}.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Бросают белые.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Белые владеют кубом {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Белые играют {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Бросают белые</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Ответ белых</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Куб белых</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Победы {win} · марсы {gammon} · коксы {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>проба</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>Бэкгейм {points}</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>Выброшена %n чёрная шашка, хотя другие не дома.</numerusform>
            <numerusform>Выброшены %n чёрные шашки, хотя другие не дома.</numerusform>
            <numerusform>Выброшено %n чёрных шашек, хотя другие не дома.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>На %n чёрную шашку больше, чем есть в лотке: сначала снимите сколько-нибудь с доски.</numerusform>
            <numerusform>На %n чёрные шашки больше, чем есть в лотке: сначала снимите сколько-нибудь с доски.</numerusform>
            <numerusform>На %n чёрных шашек больше, чем есть в лотке: сначала снимите сколько-нибудь с доски.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>Выброшена %n белая шашка, хотя другие не дома.</numerusform>
            <numerusform>Выброшены %n белые шашки, хотя другие не дома.</numerusform>
            <numerusform>Выброшено %n белых шашек, хотя другие не дома.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation type="vanished">
            <numerusform>На %n белую шашку больше, чем есть в лотке: сначала снимите сколько-нибудь с доски.</numerusform>
            <numerusform>На %n белые шашки больше, чем есть в лотке: сначала снимите сколько-нибудь с доски.</numerusform>
            <numerusform>На %n белых шашек больше, чем есть в лотке: сначала снимите сколько-нибудь с доски.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Один из игроков уже набрал %n очко этого матча.</numerusform>
            <numerusform>Один из игроков уже набрал все %n очка этого матча.</numerusform>
            <numerusform>Один из игроков уже набрал все %n очков этого матча.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>У чёрных %n шашка, чего в этой игре не бывает.</numerusform>
            <numerusform>У чёрных %n шашки, чего в этой игре не бывает.</numerusform>
            <numerusform>У чёрных %n шашек, чего в этой игре не бывает.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody has the %n point(s) of this match already.</source>
        <translation type="vanished">
            <numerusform>Кто-то уже набрал %n очко этого матча.</numerusform>
            <numerusform>Кто-то уже набрал %n очка этого матча.</numerusform>
            <numerusform>Кто-то уже набрал %n очков этого матча.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>По согласованным правилам на пункте может стоять %n шашка.</numerusform>
            <numerusform>По согласованным правилам на пункте могут стоять %n шашки.</numerusform>
            <numerusform>По согласованным правилам на пункте может стоять %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>В лотке не хватает %n чёрной шашки: сначала снимите сколько-нибудь с доски.</numerusform>
            <numerusform>В лотке не хватает %n чёрных шашек: сначала снимите сколько-нибудь с доски.</numerusform>
            <numerusform>В лотке не хватает %n чёрных шашек: сначала снимите сколько-нибудь с доски.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>В лотке не хватает %n белой шашки: сначала снимите сколько-нибудь с доски.</numerusform>
            <numerusform>В лотке не хватает %n белых шашек: сначала снимите сколько-нибудь с доски.</numerusform>
            <numerusform>В лотке не хватает %n белых шашек: сначала снимите сколько-нибудь с доски.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>У белых %n шашка, чего в этой игре не бывает.</numerusform>
            <numerusform>У белых %n шашки, чего в этой игре не бывает.</numerusform>
            <numerusform>У белых %n шашек, чего в этой игре не бывает.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Сделать снова (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Ходить на доске как в партии (P); ещё раз: расставлять</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Расстановка</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Отменить последнее изменение (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Попробовать ход</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Расставленное здесь сохраняется (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>A click sets</source>
        <extracomment>Name of two buttons: the colour of the checkers that a click on the board sets
----------
In front of two colours: checkers of this one are set by a click on the board</extracomment>
        <translation type="vanished">Щелчок ставит</translation>
    </message>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Цвет по щелчку</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Лаборатория позиций</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Об этой позиции</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Кандидаты</translation>
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
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Выстрелы</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Вы ещё не закончили ни одного матча с компьютером. Сыграйте: результат появится здесь.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low}–{high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} из {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Играть…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Почти наверняка вы выигрываете больше половины матчей.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Результаты против соперников</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Доля (90 %-й интервал)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Победы</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A computer: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation type="vanished">Компьютер: {level}</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Человек за этим компьютером</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Бот: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Опоздавший участник</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Кто опоздал</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Кто приходит позже? Игра начинается со следующего раунда.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Кто опоздал? Этот участник займёт место свободного тура.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>ещё %n матч…</numerusform>
            <numerusform>ещё %n матча…</numerusform>
            <numerusform>ещё %n матчей…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Завершить…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Новый матч…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Ещё раз?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Одного щелчка достаточно. Можно в любой момент остановиться и продолжить потом: ничего не пропадёт.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>Не закончено</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>Не закончено · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Ваш первый матч</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Вечера в зачёт</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Лига</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Очки за места</translation>
    </message>
    <message>
        <source>Points in the league by place, such as 10-7-5-3-2-1</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation type="vanished">Очки лиги за места, например 10-7-5-3-2-1</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Очки лиги за места, например {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as 10-7-5-3-2-1.</source>
        <translation type="vanished">Очки за места — это числа, например 10-7-5-3-2-1.</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Очки за места — это числа, например {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Лучше всего: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Куб: {found} из {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Решайте на доске, как в партии. S показывает ответ, K пропускает, Esc завершает.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Удваивать или нет?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Найдено позже</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Найдено, хотя и не сразу.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Найдено: достаточно близко.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Найдено: это лучше всего.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Партия {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>В матче вы выбрали {answer}, цена этого {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>В матче вы выбрали {answer}, и это верно.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>В матче {name} выбирает {answer}, цена этого {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>В матче {name} выбирает {answer}, и это верно.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Ходы: {found} из {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Не найдено.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Переудваивать или нет?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Пропущено</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Принять или пас?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Принять, пас или повернуть куб ещё раз?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Движок смотрит на ваш ответ…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Есть лучше: {answer} отдаёт {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Этот ответ не удалось оценить. Дайте другой или посмотрите решение.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Этот матч ещё не проанализирован: после анализа на нём можно учиться.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Какой ход лучший?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Вы ещё раз решаете там, где были ошибки. Среди них есть и верные решения, и ничто не выдаёт ответа, пока вы не дали свой.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Вы нашли {found} из {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Решать было вам.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Ваш ответ: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Ваш ответ: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>удвоить</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>не удваивать</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>не переудваивать</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>переудвоить</translation>
    </message>
    <message>
        <source>take</source>
        <translation>принять</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Решение здесь принимает {name}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} из {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n ошибка с ценой {cost} или больше.</numerusform>
            <numerusform>%n ошибки с ценой {cost} или больше.</numerusform>
            <numerusform>%n ошибок с ценой {cost} или больше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Ещё раз %n упущенная</numerusform>
            <numerusform>Ещё раз %n упущенные</numerusform>
            <numerusform>Ещё раз %n упущенных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>%n из них вы уже находили.</numerusform>
            <numerusform>%n из них вы уже находили.</numerusform>
            <numerusform>%n из них вы уже находили.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Анализировать…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Обучение на этом матче</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Пройдено вопросов</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Чьи ошибки</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Оба</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Учиться на этом матче</translation>
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
        <translation>Партий в сессии</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Партий:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Вид игры</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Сессия на деньги</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Другая длина:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Матч на очки</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Очков в матче</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Без ограничения</translation>
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
        <translation>Линзы</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Следующие броски</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>При разном счёте</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Выстрелы</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>0.100 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">на 0,100 выше среднего или больше</translation>
    </message>
    <message>
        <source>0.100 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">на 0,100 ниже среднего или больше</translation>
    </message>
    <message>
        <source>1C</source>
        <extracomment>Head of a row or column: 1-away in the Crawford game. As short as can be</extracomment>
        <translation>1C</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>После броска это ± {percent}, закрашенная полоса.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Всё это для игры на деньги, до броска. Не все шашки дома: путь туда разыгрывается много раз, поэтому EPC может отклоняться на {error}; дальше число бросков точное. Односторонне: оба играют на наименьшее число бросков, а куб оценивается по модели.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Всё это для игры на деньги, до броска. Число бросков точное, если играть на наименьшее их число в среднем. Односторонне: так играют оба, а куб оценивается по модели.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Любой блот</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Ни при одном счёте из таблицы этот игрок не может удваивать.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>При {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>При {percent} побед модель даёт {nd} без удвоения, {dt} после принятия и {dp} после паса.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>При {percent} побед модель даёт {nd} без удвоения.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>До</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Порог паса</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Куб</translation>
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
        <translation>Мёртвый куб</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Катастрофы</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Удвоить и переудвоить; принять</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Обоим нужно одно очко (DMP)</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Удвоить, не переудваивать; принять</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Удвоить, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Удвоить, принять</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Удвоить; пас</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Порог удвоения</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>Оценено по шансам при текущем счёте</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Точно, куб в центре: {nd} без удвоения, {dt} после принятия, {dp} после паса.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Точно, куб у игрока: {nd} без переудвоения, {dt} после принятия, {dp} после паса.</translation>
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
        <translation>Цена марса</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Марсы</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Как</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Джокеры</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Живой куб</translation>
    </message>
    <message>
        <source>Lucky rolls</source>
        <extracomment>Before a list of rolls that are much better than the mean</extracomment>
        <translation type="vanished">Удачные броски</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Игра на деньги</translation>
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
        <translation>Не удваивать</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Там никто не может удваивать.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ещё не оценено.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Бросающий</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Односторонне</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Пипсы</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Цена, куб повёрнут</translation>
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
        <translation>Владение кубом</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Переудвоить, принять</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Только ставки</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Стандартное отклонение</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Порог принятия</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Движок оценивает…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Движок: {nd} без удвоения, {dt} после принятия, {dp} после паса.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Точные значения рассчитываются…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Числа показывают, насколько лучший выбор превосходит следующий.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Числа показывают, сколько отдаёт там сделанный ход.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Рынок теряется после {pairs} из 1296 пар «бросок и ответ» ({share}) и после {rolls} из 36 бросков не меньше чем при половине ответов.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Сопернику осталось {away}</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Сопернику нужно 1 очко, партия Кроуфорда</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Принимающему решение осталось {away}</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Принимающему решение нужно 1 очко, партия Кроуфорда</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Порог «слишком хорошо»</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Двусторонне</translation>
    </message>
    <message>
        <source>Unlucky rolls</source>
        <extracomment>Before a list of rolls that are much worse than the mean</extracomment>
        <translation type="vanished">Неудачные броски</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Потери</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Победы</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>хода нет</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>било до изменения</translation>
    </message>
    <message>
        <source>disaster: 0.300 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">катастрофа: на 0,300 ниже среднего или больше</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>катастрофа: на {number} ниже среднего или больше</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>удвоение и пас после {count} из 36 ответов</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>удвоение и принятие после {count}</translation>
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
        <translation>било</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>бьёт</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>бьёт 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>бьёт только после изменения</translation>
    </message>
    <message>
        <source>joker: 0.300 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">джокер: на 0,300 выше среднего или больше</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>джокер: рынок теряется после половины ответов или больше</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>джокер: рынок теряется после любого ответа</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>джокер: на {number} выше среднего или больше</translation>
    </message>
    <message>
        <source>lost after some</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation type="vanished">теряется после некоторых</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>рынок теряется после некоторых ответов</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>деньги</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>чаще всего удваивать ещё рано</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>без удвоения после {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>цена владения кубом</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>пороги принятия: бросающий, соперник</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>Оценено {count} из 21 разных бросков…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} говорит «{said}», а число нужных бросков — «{right}».</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, by the rolls needed “{right}” is right.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation type="vanished">{formula} говорит «{said}», по нужным броскам верно «{right}».</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} говорит «{said}», точный ответ — «{right}».</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>на {number} выше среднего или больше</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>на {number} ниже среднего или больше</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>Осталось {own} против {theirs}</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>Осталось {own} против {theirs}, партия Кроуфорда</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>Осталось {own} против {theirs}, после партии Кроуфорда</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}-й пункт</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ — это оценка, пока движок не рассчитал этот счёт.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>При разном счёте</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Ваш уровень — PR {rate} ± {interval} (90 %): первая оценка {guess}, исправленная по %n учтённому решению. Страница «Динамика показателей» даёт простое среднее, без этой оценки.</numerusform>
            <numerusform>Ваш уровень — PR {rate} ± {interval} (90 %): первая оценка {guess}, исправленная по %n учтённым решениям. Страница «Динамика показателей» даёт простое среднее, без этой оценки.</numerusform>
            <numerusform>Ваш уровень — PR {rate} ± {interval} (90 %): первая оценка {guess}, исправленная по %n учтённым решениям. Страница «Динамика показателей» даёт простое среднее, без этой оценки.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Играет простой игрок: в BGDESK_ENGINE стоит {detail}; там может быть plain или sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Играет простой игрок: движку нужен файл {detail} из среды Visual C++; его нет.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Играет простой игрок: процессор не поддерживает {detail}, а движку это нужно.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Играет простой игрок: сильный движок не выпускается для этого компьютера.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Играет простой игрок: сильный движок отключён через BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>В неё играет малая сеть, обученная этой игре; PR измеряется только в бэкгаммоне.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Сильный</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Драчун</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Осторожный</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Удваивает слишком рано.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Удваивает слишком поздно и пасует там, где надо принимать.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Бьёт, когда только может, даже одиночной шашкой в своём доме.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Скопидом</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Держит якорь, когда давно пора уходить.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Быстрое ядро движка здесь не загружается, причина в журнале: анализ занимает примерно вчетверо больше времени.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Быстрое ядро движка не знает этой версии: анализ занимает примерно вчетверо больше времени.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Быстрое ядро движка повреждено или другой версии: анализ занимает примерно вчетверо больше времени.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Быстрое ядро движка отключено через BGDESK_CORE: анализ занимает примерно вчетверо больше времени.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Быстрое ядро движка здесь не скомпилировано: анализ занимает примерно вчетверо больше времени.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Оставляет как можно меньше выстрелов, даже где нужна смелость.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Ни один из ваших матчей ещё не проанализирован: ваш уровень — лишь оценка, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR (performance rating) показывает, сколько отдаёт среднее решение: чем ниже, тем сильнее.
У игроков мирового класса около 3, у турнирных экспертов 6, у хороших клубных игроков 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR около {rate}, оценка</translation>
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
        <translation>Играет немного сильнее вас</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Играет на вашем уровне</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Бегун</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Слишком рано убегает задними шашками и отдаёт якоря.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Спарринг-партнёр</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Горячий</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Сильнейший</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Шансы в этой игре известны точно; PR измеряется только в бэкгаммоне.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Сильный движок не знает этой игры: в неё играет простой игрок, слабее указанного.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Робкий куб</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Мировой класс</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Сила соперника не меняется весь матч, что бы ни делали кости.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>вместо него простой игрок</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>играет с PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>играет с PR {rate}, оценка</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>играет с PR {rate} ± {interval}</translation>
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
        <translation>Библиотеку {subject} держит другая программа: это не сохранено; всё прежнее цело.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>В {subject} прямо сейчас пишет другая программа; ничего не перезаписано.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Потеряно анализов, которые можно сделать заново: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>В ней ничего нельзя прочитать, и резервной копии нет.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>В библиотеке {subject} ничего нельзя прочитать, и резервной копии нет: начата новая; старый файл сохранён как {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>В библиотеке {subject} ничего нет.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>В библиотеке {subject} ничего не было, и резервной копии нет: она начата заново.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Ничего не пропадёт.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Не удалось перенести данные в {folder} ({detail}). Ничего не перенесено.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Диск заполнен: сохранить это в {subject} не удалось; всё прежнее цело.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>В файле {subject} нет библиотеки, которую можно прочитать; ничего не изменено.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Файл {subject} — не библиотека bgdesk; он оставлен как есть.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Файл {subject} — сама текущая библиотека; ничего не изменено.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Папка {folder} лежит внутри текущей; выберите другую. Ничего не перенесено.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Библиотека в порядке: читаются каждая страница и каждый матч.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Библиотека была повреждена и исправлена; ничего не пропало. Старый файл — {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Библиотека была повреждена. Всё, что ещё читается, перенесено в новую; старый файл сохранён как {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Не удаётся записать библиотеку {subject}; всё сохранённое раньше цело.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Сегодня не удалось сделать резервную копию библиотеки {subject} ({detail}); сама библиотека в порядке.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Не удалось воспользоваться библиотекой {subject} ({detail}); всё сохранённое раньше цело.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} повреждена, поэтому её копия не сделана; ничего не изменено.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} повреждена. Закройте bgdesk и запустите снова: тогда всё, что читается, попадёт в новую библиотеку, а старый файл сохранится.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} повреждена; она оставлена как есть.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} повреждена; в ней ничего не изменено. При следующем запуске всё, что читается, попадёт в новую, а старый файл сохранится.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Библиотека {subject} исчезла, и начата новая. Есть её резервная копия, которую можно восстановить: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Библиотека {subject} исчезла. Есть её резервная копия, которую можно восстановить: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} открыта в bgdesk; сначала закройте её там. Ничего не изменено.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Вместо неё используется библиотека {subject}.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} была пуста (0 байт), и резервной копии нет: начата новая.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеку {subject} перенесли или удалили, пока она была открыта: это не сохранено.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотека {subject} записана более новой bgdesk; она оставлена как есть.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Библиотека {subject} записана более ранней bgdesk, и сделать её резервную копию нельзя ({detail}); она оставлена как есть.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Не удаётся прочитать матч {subject} ({detail}); он оставлен как есть.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Матч {subject} открыт в другом окне bgdesk; сначала закройте его там.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Матч {subject} изменён другой программой; ничего не перезаписано.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Матч {subject} удалён в другом окне: его анализ закончен, и больше от него ничего не сохраняется.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Самых новых ходов может не хватать: файл с ними тоже был повреждён.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>Следующий запуск заполнит её тем, что удастся прочитать.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Путь к библиотеке {subject} слишком длинный; нужна папка с путём покороче.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>В {folder} уже есть данные bgdesk; выберите другую папку. Ничего не перенесено.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Резервной копии нет: следующий запуск начнёт новую.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеки {subject} ещё нет; bgdesk создаёт её при первом запуске.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Библиотеки {subject} нет.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>В библиотеке нет матча {subject}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>На диске папки {folder} не хватает места. Ничего не перенесено.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Эти матчи потеряны: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Эти матчи вернулись из резервной копии {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Эти матчи нельзя прочитать: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Этим матчам не хватает ходов в конце: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Эти матчи вернутся из резервной копии {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Этот турнир не удаётся прочитать ({detail}); он оставлен как есть, как и его матчи.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Этого турнира больше нет в библиотеке.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Этот турнир открыт в другом окне bgdesk; сначала закройте его там.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Содержимое {subject} не удалось отправить в корзину; вы можете удалить его сами.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Ваши данные лежат в {folder}; эту папку синхронизирует {service}. Пока вы играете, служба может скопировать наполовину записанную библиотеку или подменить её старой с другого компьютера. Лучше держите данные только на этом компьютере, а в {service} сохраняйте резервные копии; или закрывайте bgdesk здесь и дайте {service} закончить, прежде чем открыть её там.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>матч, о котором известен только идентификатор ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Работа bgdesk оборвалась, и с тех пор файла {subject} нет: последних ходов может не хватать.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>ещё {count}</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} — {black} ({day})</translation>
    </message>
    <message>
        <source>{white}, {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation type="vanished">{white} — {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Другие линии отсюда</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>Сесть по п&amp;риглашению…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Встать из-за стола</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Открыть стол…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>С&amp;мотреть по приглашению…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>На &amp;сервере…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>&amp;Копировать приглашение для зрителей</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Матчи с другими, которые продолжаются</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Откройте стол и отправьте приглашение или садитесь по приглашению, которое прислали вам.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>К &amp;доске</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Сначала введите имя: его видит другой игрок.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>С другими</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Ваше &amp;имя</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Матч ждёт ввода костей.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Этот матч не удаётся открыть ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Каким путём?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>В bgdesk что-то пошло не так, и открыть или сохранить это не удалось. Содержимое библиотеки цело; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Найти матч</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Найти игрока, событие или файл</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Матчи</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Анализ (F7) покажет здесь, как менялись шансы</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Ход матча</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Название</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Метки</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>добавлен {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>частично</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>без ограничения</translation>
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
        <translation>Вы выиграли по времени при счёте {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Вы выиграли сессию {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Вы выиграли {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>не читается</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>сдан при счёте {white} : {black}, вы выиграли</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>сдан при счёте {white} : {black}, победитель — {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>сессия закончилась вничью, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>не закончен, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} выигрывает по времени при счёте {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} выигрывает сессию {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} выигрывает {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} — {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} — {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Все матчи…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Все…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Здесь хранится всё, что вы играете и открываете. Щёлкните матч, чтобы посмотреть его снова, а после анализа — и цену каждого хода.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Ваши матчи</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализировать</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Столбцы</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>&amp;Удалить навсегда…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Ещё…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Новый матч…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>У&amp;далить</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Восстановить</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Метки…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Ана&amp;лизировать все</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Проанализировать в фоне все матчи, которые ещё не проанализированы; остановить можно в любой момент</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Корзина</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Удалить навсегда %n запись корзины со всеми анализами?</numerusform>
            <numerusform>Удалить навсегда %n записи корзины со всеми анализами?</numerusform>
            <numerusform>Удалить навсегда %n записей корзины со всеми анализами?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Здесь нет ничего со всеми этими словами.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Открыть &amp;файл…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>Пе&amp;реименовать</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Удалить отмеченное? Игру коан ки вернуть нельзя.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Со&amp;хранить копию как…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Корзина пуста. Удалённое остаётся здесь 30 дней, и его можно восстановить.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Кости незаконченных матчей тогда уже никогда нельзя будет проверить.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Файлы, из которых прочитаны матчи, остаются на месте.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Здесь ещё нет матчей.
Начните новый или откройте файл любой программы: здесь хранится всё, что вы играете и открываете.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Здесь ещё нет позиций. Вставьте в окне XGID или другую позицию: Ctrl+V.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Эта игра открыта в окне коан ки; закройте его, прежде чем удалять её.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Этот матч на доске; откройте другой, прежде чем удалять его.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Введите меньше слов или посмотрите на другой странице.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Что в списке</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Второй игрок</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Состояние</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Проверить эти кости без программы…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Секрет костей</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Проверить кости</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Ещё: броски и кости</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Ещё: броски и кости</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Сделать ход</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Введите ход, например {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Каким путём? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>На баре у вас нет шашек; шашки в резерве записываются так: {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>«{text}» — не ход. Введите пункты, например {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>В записи не хватает хода</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>У обоих выпало {die}: куб {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Доска расставлена вручную</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Партия начинается с этой позиции</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Расстановка исправлена</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Начальный бросок за вами: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>ход не по правилам</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>удваивает до {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>нарушение</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>называет {double}</translation>
    </message>
    <message>
        <source>names {face}-{face}</source>
        <extracomment>In a player&apos;s column: the player chooses this double. Short</extracomment>
        <translation type="vanished">называет {face}-{face}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>не удваивает</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>не переудваивает</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>пасует</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>переудваивает до {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>сдаётся</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>принимает</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>Начальный бросок: {name}, {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>№</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>другая линия</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>другая линия, свёрнута</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Назад к партии</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Здесь появляются ходы.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Играть отсюда…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>&amp;Искать в этой сети</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>Его &amp;код</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Сесть за этот &amp;стол</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Пока ни один стол не ответил; запрос повторяется снова и снова.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Столы в этой сети</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>занят</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n решение в похожих позициях</numerusform>
            <numerusform>%n решения в похожих позициях</numerusform>
            <numerusform>%n решений в похожих позициях</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Просмотр ваших матчей…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Матчи ещё читаются.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Ни одно из %n решения вашей библиотеки не принято в похожей позиции.</numerusform>
            <numerusform>Ни одно из %n решений вашей библиотеки не принято в похожей позиции.</numerusform>
            <numerusform>Ни одно из %n решений вашей библиотеки не принято в похожей позиции.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Только с этим броском</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Похожие позиции</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Такая расстановка в игре не встретится.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>В вашей библиотеке ещё нет матчей: откройте матч (Ctrl+O) или сыграйте.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>В каждую игру играет движок, который знает её лучше всего; PR измеряется только в бэкгаммоне.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Длина</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новый матч</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Прочитать правила выбранного ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Начать</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Все правила и кости</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Все правила и кости</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Жеребьёвка</translation>
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
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Как в списке</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>По своему выбору</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Из групп должны выйти хотя бы двое.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Нужно не меньше двух участников.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>По рейтингу</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Клубная швейцарская: пять туров до 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>До двух поражений, 8 игроков</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Жеребьёвка</translation>
    </message>
    <message>
        <source>Eight players: 5-5-7</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds</extracomment>
        <translation type="vanished">Восемь игроков: 5-5-7</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Восемь игроков: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: 7-7-7-9</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds</extracomment>
        <translation type="vanished">Вечер на 16: 7-7-7-9</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Вечер на 16: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Для таких групп нужно участников не меньше: {least}.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Четыре группы по 4, затем на выбывание</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Домашние правила и куб — как в вашем последнем новом матче; правилу Джейкоби здесь не место. Каждый матч между компьютерами действительно играется в фоне, и его можно посмотреть.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Кубок по гипергаммону</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>В этом формате участников может быть не больше: {most}.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Круговой турнир, 4 игрока</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Кубок по тавли до 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as 7-7-7-9.</source>
        <extracomment>{most} is a number</extracomment>
        <translation type="vanished">Очки раундов — числа от 1 до {most}, например 7-7-7-9.</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Очки раундов — числа от 1 до {most}, например {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Турниру нужно название.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>С &amp;часами: 2 минуты на очко и 12 секунд на ход</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Ни один браузер не открывает {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Есть более новая версия bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Проверить сейчас</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Открыть страницу загрузки</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Запрос…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Проверка обновлений</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Есть более новая версия: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>У вас bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>У вас самая новая версия.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk запрашивает у {host} номер самой новой версии и ничего не сообщает ни о вас, ни о вашем компьютере, ни о вашей версии; как и при открытии любой страницы, {host} видит ваш адрес в интернете.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Карта рынка: после каких бросков теряется рынок</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Здесь бросать некому.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Температурная карта</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Температурная карта: чего стоит каждый бросок</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Ответ на лучший ход</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Ответ на сделанный ход</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Бросок игрока</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Что показать о каждом броске</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Тот, кто сейчас бросает, не может здесь удваивать, поэтому рынка нет.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Чьи броски</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>По правилу Холланда никто не может удваивать, пока каждый не сделает двух ходов в этой партии.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>В партии Кроуфорда удваивать нельзя.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Куб мёртв: при этом счёте бросающий выигрывает матч и при нынешнем значении куба.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Кубом владеет соперник: удваивать может только владелец.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>В матче до 1 очка нет куба.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>В эту игру играют без куба.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Закрыть это уведомление</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
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
        <translation>{number} сюда не подходит: нужно число от {least} до {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>кости обоих игроков</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Сила</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>Сила &amp;белых</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Компьютер против компьютера</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Любые</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Гость</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Играет как люди такой силы</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Кто-то за другим компьютером, у кого есть приглашение.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>С&amp;тиль</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Сила &amp;чёрных</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Сила чёрных</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Стиль</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Двое за одним компьютером</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Ваши шашки</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Правило Кроуфорда</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Правило Холланда</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Правило Джейкоби</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>новый начальный бросок в каждой партии</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>не больше пяти на пункте</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>автоматические удвоения учитываются правилом Джейкоби</translation>
    </message>
    <message>
        <source>automatic doubles satisfy Jacoby</source>
        <translation type="vanished">автоматические удвоения отменяют Джейкоби</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>кокс — только с шашкой на баре</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>биверы</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>биверы и ракуны</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>биверы, ракуны и оттеры</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>часы</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>четыре очка за шашку на баре</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>сессия на деньги</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>без куба</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>дома нельзя бить и уходить</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>можно играть не весь бросок</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>автоматические удвоения без ограничения</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>биверы и ракуны без ограничения</translation>
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
        <translation>дополнение к {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>следует за {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>вместо {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>осталось от соперника</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>назван после {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>ещё один бросок</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Новый турнир…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Таблица сезона…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>Отм&amp;енить удаление</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Начат</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Участники</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Положение</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Турниров пока нет. Начните: шестнадцать игроков, матчи до семи очков, финал до девяти. Вы играете свои матчи на доске, а компьютеры тем временем — свои.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Турниры</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>сыграно {done} из %n матча</numerusform>
            <numerusform>сыграно {done} из %n матчей</numerusform>
            <numerusform>сыграно {done} из %n матчей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Проверка этих костей без программы</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>В {folder} ничего не сохранено: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Запись матча и скрипт из нескольких строк лежат в {folder}. Откройте там терминал и введите: {command}, а после — отпечаток, который вы записали. Нужен Python, но не bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Ни один из ваших матчей ещё не проанализирован. Откройте матч в сетке и проанализируйте или включите в настройках анализ законченных матчей.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>PR с 90 %-м интервалом. Enter показывает матч.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Ваша игра, матч за матчем</translation>
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
        <translation>Потяните, чтобы расширить панель; двойной щелчок возвращает обычную ширину</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>As it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation type="vanished">Как показывать имя; имена в матчах остаются прежними.</translation>
    </message>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Как показывать имя; имена в матчах остаются прежними.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Гость</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Вы</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Ещё раз?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Хорошая партия.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Удачи.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Здравствуйте!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Отличный бросок.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Минутку, пожалуйста.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Спасибо.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Отлично сыграно.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Ожидалось</translation>
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
        <translation>Места</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Победы</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Кости</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Соперник</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>С этой позиции начинается тренировочный матч.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Здесь начинается тренировочный матч по тем же правилам. Этот матч остаётся как есть.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Новые кости</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Игра отсюда</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Настоящие кости, введённые вручную</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Вернуться к этому месту</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Более поздние ходы вычёркиваются, и матч считается тренировочным.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Те же броски, что в матче, пока их хватит</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Двое за одним компьютером</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>При возврате хода оставлять те же кости</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Вы играете</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>пипсов</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Щёлкните пункт: занят игроком, блот, пусто, что угодно. Правый щелчок: пункты соперника. Клавиши: стрелки, Space, Shift+Space, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Пункты позиции</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>блот соперника</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>блот игрока</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>что угодно</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>занят соперником</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>занят игроком</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}-й пункт</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to 3-1</source>
        <extracomment>Below the field for a name</extracomment>
        <translation type="vanished">Косая черта создаёт папку: Дебюты/Ответы на 3-1</translation>
    </message>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Косая черта создаёт папку: Дебюты/Ответы на {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Так уже называется другая позиция, она будет заменена.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Название этой позиции</translation>
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
        <translation>Карточка — это позиция, в которой вы ошиблись. Она показывается снова: скоро, пока она новая, и редко, когда вы её знаете.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Новая карточка.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Удвоить</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Удваивать или нет</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легко</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудно</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Остановка на позиции {number}: импортируйте файл ещё раз, чтобы получить остальное.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Знаю</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Упущено</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Почти верно: цена {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Карточек пока нет</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Не удваивать</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Без ответа.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>На сегодня всё</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Откройте один из ваших матчей и проанализируйте: тогда будут предложены карточки из ваших ошибок.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Сыграйте матч или откройте чужой и проанализируйте.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Верно: достаточно близко к лучшему.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Верно: это лучше всего.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>После вашего последнего ответа новый анализ нашёл другой лучший ответ.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Принятие</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Принять и повернуть куб ещё раз</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Принять или пас</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Этот ответ не удалось сохранить, он не засчитан.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Этот ответ не засчитан: на карточку ответили в другом окне, или её там удалили.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Срок карточки от этого не меняется.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Неверно: цена {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>В этой карточке вы ошиблись, поэтому она повторяется ещё раз. Теперь она не засчитывается.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Ваши собственные ошибки</translation>
    </message>
    <message>
        <source>today</source>
        <translation>сегодня</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>завтра</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>к повторению: {number}</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>новых: {number}</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Показывать снова</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Колоды</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Экспорт для Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Найти похожие…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Как это работает</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Импорт позиций…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Новый матч…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Пока повторять нечего: карточка появляется здесь после первого ответа на неё.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Практика</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Повторять</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Повторять без зачёта</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Отложенные</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Начать</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Ближайшие 30 дней</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Тренажёры…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Кто тренируется</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>В этих карточках вы ошибались снова и снова или отложили их. Они больше не показываются: посмотрите лучше на похожие позиции.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Ваши матчи…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Сейчас нельзя показать ни одну из этих карточек: возможно, они открыты в другом окне или не читаются.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Ни одно из этих решений нельзя показать как карточку.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>На сегодня здесь ничего не осталось.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>В bgdesk что-то пошло не так, и список карточек не показать. Карточки сохранены; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Так уже называется другой набор правил.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Название этого набора правил</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Мои правила</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>&amp;Набор правил</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Набор правил</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Сохранить правила ниже под названием, чтобы выбирать их снова</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Матч с правилом Кроуфорда, и больше ничего.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Матч с правилом Кроуфорда, а после него — с правилом Холланда.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Сессия на деньги с Джейкоби и биверами; без автоматических удвоений.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Сессия на деньги с Джейкоби, биверами и одним автоматическим удвоением за партию.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Для отдыха, без куба</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Клубные с Холландом</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>На деньги, обычные правила</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Без удвоений; марсы и коксы считаются.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>На деньги всерьёз</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Турнирные</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>После лучшего хода: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>После сделанного хода: {play}</translation>
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
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Не удалось прочитать журнал: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Отчёт лежит в {file}. Ничего не отправлено.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Отчёт не записан в {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Файлы ZIP (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Почему не ваш ответ?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Другая игра, другие правила…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>На деньги</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Играть с компьютером</translation>
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
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Броски до конца выбрасывания</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Эти значения — для гонок как в бэкгаммоне; здесь такой нет.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (мало решений)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 на 1-м пункте</translation>
    </message>
    <message>
        <source>3-3-3-2-2-2 from the 6-point down</source>
        <extracomment>A board: three checkers on each high point, two on each low one</extracomment>
        <translation type="vanished">3-3-3-2-2-2 с 6-го пункта вниз</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 на 6-м пункте, 1 на 3-м, 7 на 2-м</translation>
    </message>
    <message>
        <source>A gammon won adds</source>
        <extracomment>Head of a column: what a gammon won adds, as a share of the stake</extracomment>
        <translation type="vanished">Выигранный марс добавляет</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Выбрасывание</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Чёрные владеют кубом {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Бросают чёрные</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Чёрные, считая с их стороны</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Обоим нужно 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Обоим нужно 7</translation>
    </message>
    <message>
        <source>Both of two enter</source>
        <extracomment>Head of a column: rolls that bring in both checkers from the bar</extracomment>
        <translation type="vanished">Входят обе</translation>
    </message>
    <message>
        <source>Chance to take with</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation type="vanished">Принять при шансе</translation>
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
        <source>Double from</source>
        <extracomment>Head of a column: so many pips ahead and more</extracomment>
        <translation type="vanished">Удвоить от</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Обоим нужно одно очко (DMP)</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Удвоить, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Удвоить, принять</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Удваивающий \ принимающий</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Удвоение</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Эффективные пипсы</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Эквити</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Этикет</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Планы игры</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Цена марса</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Нужен марс</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Нужен марс: вам нужно 2, сопернику 1, партия Кроуфорда</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Спасение от марса</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Спасение от марса: вам нужно 1, сопернику 2, партия Кроуфорда</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Отдаёт</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Глоссарий</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>История</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>Словами</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Оценка: {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Наибольший отрыв, чтобы принять</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Наименьший шанс, чтобы принять</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Наименьший отрыв, чтобы удвоить</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Наименьший отрыв, чтобы переудвоить</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>На деньги</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>На деньги, куб повёрнут</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Следующий</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Не удваивать</translation>
    </message>
    <message>
        <source>One enters</source>
        <extracomment>Head of a column: rolls that bring in a checker from the bar</extracomment>
        <translation type="vanished">Входит одна</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Начальные ходы</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Пипсы</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Пипсов до неё</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Пипсы {white} : {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Играть отсюда против бота</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Игра по счёту</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Хорошая игра</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Пункты</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Занято пунктов</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Нужно очков</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Гонки и подсчёт</translation>
    </message>
    <message>
        <source>Redouble from</source>
        <translation type="vanished">Переудвоить от</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Бросок</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Бросков из 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Броски, с которыми входит одна</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Броски, с которыми входят две</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Безопасно или смело</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Счёт {score}, до {length}</translation>
    </message>
    <message>
        <source>Score {white}-{black} of {length}</source>
        <extracomment>Caption of a picture: the points that White and Black have in a match of so many points</extracomment>
        <translation type="vanished">Счёт {white}-{black}, до {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Take up to</source>
        <extracomment>Head of a column: so many pips behind and less</extracomment>
        <translation type="vanished">Принять до</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Советы</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Попробовать в лаборатории</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Потери</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Белые владеют кубом {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Белые играют {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Бросают белые: удваивать?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Белые выигрывают {win}, из них {gammon} с марсом, и проигрывают {lost} марсом.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Белые выигрывают {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Выигрывает матч</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Без слов</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Ваши пипсы</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} с 6-го пункта вниз</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} выброшено</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} на баре</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} на {point}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Short: so many points still needed</extracomment>
        <translation>осталось {points}</translation>
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
            <numerusform>%n из 36 бросков бьёт вас дважды, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков бьют вас дважды, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков бьют вас дважды, после {best} — {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n из 36 бросков бьёт вас там, где это стоит 10 пипсов и больше, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков бьют вас там, где это стоит 10 пипсов и больше, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков бьют вас там, где это стоит 10 пипсов и больше, после {best} — {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n из 36 бросков бьёт вас, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков бьют вас, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков бьют вас, после {best} — {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>Под ударом дважды {name}: %n из 36 бросков, после {best} — {rolls}.</numerusform>
            <numerusform>Под ударом дважды {name}: %n из 36 бросков, после {best} — {rolls}.</numerusform>
            <numerusform>Под ударом дважды {name}: %n из 36 бросков, после {best} — {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>Под ударом, который стоит 10 пипсов и больше, {name}: %n из 36 бросков, после {best} — {rolls}.</numerusform>
            <numerusform>Под ударом, который стоит 10 пипсов и больше, {name}: %n из 36 бросков, после {best} — {rolls}.</numerusform>
            <numerusform>Под ударом, который стоит 10 пипсов и больше, {name}: %n из 36 бросков, после {best} — {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>Под ударом {name}: %n из 36 бросков, после {best} — {rolls}.</numerusform>
            <numerusform>Под ударом {name}: %n из 36 бросков, после {best} — {rolls}.</numerusform>
            <numerusform>Под ударом {name}: %n из 36 бросков, после {best} — {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n из 36 бросков оставляет соперника на баре, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков оставляют соперника на баре, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков оставляют соперника на баре, после {best} — {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n из 36 бросков даёт шашке вырваться из-за самого длинного блока, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков дают шашке вырваться из-за самого длинного блока, после {best} — {rolls}.</numerusform>
            <numerusform>%n из 36 бросков дают шашке вырваться из-за самого длинного блока, после {best} — {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>После {best} длина блока — %n пункт, а сейчас только {length}.</numerusform>
            <numerusform>После {best} длина блока — %n пункта, а сейчас только {length}.</numerusform>
            <numerusform>После {best} длина блока — %n пунктов, а сейчас только {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>После {best} занято больше пунктов: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Это безопаснее (бьёт %n из 36 бросков, после {best} — {rolls}), но отдаёт пункт: {points}.</numerusform>
            <numerusform>Это безопаснее (бьют %n из 36 бросков, после {best} — {rolls}), но отдаёт пункт: {points}.</numerusform>
            <numerusform>Это безопаснее (бьют %n из 36 бросков, после {best} — {rolls}), но отдаёт пункт: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Это безопаснее (бьёт %n из 36 бросков, после {best} — {rolls}), но упускает возможность побить.</numerusform>
            <numerusform>Это безопаснее (бьют %n из 36 бросков, после {best} — {rolls}), но упускает возможность побить.</numerusform>
            <numerusform>Это безопаснее (бьют %n из 36 бросков, после {best} — {rolls}), но упускает возможность побить.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Это безопаснее (бьёт %n из 36 бросков, после {best} — {rolls}), но длина блока {length}, а не {longer}.</numerusform>
            <numerusform>Это безопаснее (бьют %n из 36 бросков, после {best} — {rolls}), но длина блока {length}, а не {longer}.</numerusform>
            <numerusform>Это безопаснее (бьют %n из 36 бросков, после {best} — {rolls}), но длина блока {length}, а не {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Вы не бьёте, хотя удар отбросил бы соперника на %n пипс назад.</numerusform>
            <numerusform>Вы не бьёте, хотя удар отбросил бы соперника на %n пипса назад.</numerusform>
            <numerusform>Вы не бьёте, хотя удар отбросил бы соперника на %n пипсов назад.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Вы не бьёте, хотя удары отбросили бы соперника на %n пипс назад.</numerusform>
            <numerusform>Вы не бьёте, хотя удары отбросили бы соперника на %n пипса назад.</numerusform>
            <numerusform>Вы не бьёте, хотя удары отбросили бы соперника на %n пипсов назад.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} сохраняет {points}-й пункт.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} занимает {points}-й пункт.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} не бьёт, хотя удар отбросил бы соперника на %n пипс назад.</numerusform>
            <numerusform>{name} не бьёт, хотя удар отбросил бы соперника на %n пипса назад.</numerusform>
            <numerusform>{name} не бьёт, хотя удар отбросил бы соперника на %n пипсов назад.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} не бьёт, хотя удары отбросили бы соперника на %n пипс назад.</numerusform>
            <numerusform>{name} не бьёт, хотя удары отбросили бы соперника на %n пипса назад.</numerusform>
            <numerusform>{name} не бьёт, хотя удары отбросили бы соперника на %n пипсов назад.</numerusform>
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
        <translation>&amp;Очистить список</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Файлы ещё не открывались и не сохранялись</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ход не по правилам</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Ввести</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Ввести его как сыграно?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Ввести ход, как сыграно</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Вернуть ход?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Сыграно так</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Ни одна шашка не сдвинута, что не по правилам.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Возражение</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Поставьте шашки туда, куда их передвинули, по правилам или нет.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Вернуть ход</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Тогда те же кости играются снова, по правилам.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Этот ход не по правилам: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Соперник может возразить до следующего броска или удвоения.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} не доказывает свою подлинность, поэтому запрос не отправлен.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} не сообщает версию. Попробуйте в другой день.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} не отвечает. Подключён ли компьютер к интернету?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Сбои</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Части отчёта</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Сообщение о проблеме</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>В файле — последняя часть журнала, версии bgdesk и её частей и изменённые вами настройки. Имена игроков, секреты костей, ваши слова для костей и ваши матчи опущены. Имена открытых файлов есть только в подробном журнале (Настройки, страница «Журнал»).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Если что-то пошло не так, это помогает найти причину. bgdesk никуда ничего не отправляет: она сохраняет файл ZIP, который вы можете посмотреть и передать дальше.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Для отчёта нужен анализ: его делает команда «Анализировать» (F7).</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF для печати (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Страница для браузера (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Сохранение отчёта</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Отчёт записывается…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Отчёт сохранён в файл {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Отчёт не сохранён: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Сдать партию</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Сдаться: проиграть матч</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Это засчитывается сразу: соперник не может выиграть больше.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Соперник может отказаться и играть дальше ради большего.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(мало решений)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Была подсказка: тренировка, не в рейтинг.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Реванш уже запечатан, с теми же словами: вот отпечаток его костей.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Сдача принята</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>«Анализировать» покажет, как хорошо играли оба и на какие решения стоит взглянуть.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Идёт анализ, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Идёт анализ…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Лучше всего: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Пойманы обе матери.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Шансы выиграть матч, которые отдало решение</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Удвоение</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Ходы возвращались: тренировка, не в рейтинг.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Ни один из игроков больше никогда не сможет ходить.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Здесь нет решения.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Никто не отдал ничего, на что стоило бы взглянуть. Отлично сыграно!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>В этом матче нечего было решать, поэтому и анализировать нечего.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Одно решение, на которое стоит взглянуть</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR игрока {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Пас на удвоение</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; less is better. With fewer than {fewest} decisions it says little.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation type="vanished">PR (performance rating): средняя ошибка учитываемых решений, умноженная на 500; чем меньше, тем лучше. Если решений меньше {fewest}, он говорит мало.</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Очки, которые отдало решение</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Переудвоение</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Сдача отклонена</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Секрет костей, SHA-256 которого — отпечаток выше:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Секрет костей, отпечаток которого показан до первого броска:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Последняя партия не закончена.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Мать поймана.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Результат за вычетом везения обоих игроков: к чему привели бы ошибки обоих.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>Сессия закончилась вничью, {score}</translation>
    </message>
    <message>
        <source>The session ended even, {white}-{black}</source>
        <extracomment>Heading: a session without a winner; both have so many points</extracomment>
        <translation type="vanished">Сессия закончилась вничью, {white}-{black}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Три решения, на которые стоит взглянуть</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Удвоение принято</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Два решения, на которые стоит взглянуть</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Сколько броски дали сверх среднего по всем броскам, в шансах выиграть матч.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Сколько броски дали сверх среднего по всем броскам, в очках.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>С наставником; за все партии предупреждений {warned}, учтено {heeded}: тренировка, не в рейтинг.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>С наставником, предупреждений {warned}, учтено {heeded}: тренировка, не в рейтинг.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>С наставником: тренировка, не в рейтинг.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Вы не отдали ничего, на что стоило бы взглянуть. Отлично сыграно!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Вы спасовали на бивер.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Вы спасовали на удвоение.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Вы спасовали на оттер.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Вы спасовали на ракун.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Вы спасовали на переудвоение.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>У вас закончилось время, матч проигран.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Вы сдали матч.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Вы сдались.</translation>
    </message>
    <message>
        <source>You won at {own}-{other}</source>
        <extracomment>Heading: the match was won before its end, at this score; the winner&apos;s points first</extracomment>
        <translation type="vanished">Вы выиграли при счёте {own}-{other}</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Вы выиграли при счёте {score}</translation>
    </message>
    <message>
        <source>You won, {own}-{other}</source>
        <extracomment>Heading: who won a match or a session, the winner&apos;s points first</extracomment>
        <translation type="vanished">Вы выиграли, {own}-{other}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Вы выиграли, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>шансы игрока {name} при равном везении</translation>
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
        <translation>везение игрока {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>ход {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>очки игрока {name} при равном везении</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>ваш PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>ваши шансы при равном везении</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>ваше везение</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>ваши очки при равном везении</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} не отдаёт ничего, на что стоило бы взглянуть. Отлично сыграно!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} пасует на бивер.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} пасует на удвоение.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} пасует на оттер.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} пасует на ракун.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} пасует на переудвоение.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} проигрывает матч по времени.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} сдаёт матч.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} сдаётся.</translation>
    </message>
    <message>
        <source>{name} won at {own}-{other}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name} выигрывает при счёте {own}-{other}</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} выигрывает при счёте {score}</translation>
    </message>
    <message>
        <source>{name} won, {own}-{other}</source>
        <extracomment>Heading. {name} is a player, {own} that player&apos;s points</extracomment>
        <translation type="vanished">{name} выигрывает, {own}-{other}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} выигрывает, {score}</translation>
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
        <translation>Анализировать</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Новый матч…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следующая партия</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Следующая партия: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Разобрать матч</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>К &amp;турниру</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>В bgdesk что-то пошло не так, и итоги этого матча не показать. Матч и его анализ сохранены; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Назад к партии</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Следующая ошибка</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Играть отсюда…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Попробовать</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Какие кости играть</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Бросить</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Выбрасывание числом больше нужного и кости, оставшиеся после последней шашки</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>На сколько уменьшились пипсы самого игрока</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Кости, которые нельзя было сыграть из-за занятого пути</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Дубли</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Партия {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Потеряно пипсов</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Сыграно пипсов</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Выпало пипсов</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Растрачено пипсов</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Здесь считаются броски, партия за партией.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Броски с двумя одинаковыми костями</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Сколько было бросков; начальный считается тому, кто с него начинает</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Сумма костей</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Сумма граней, как они лежат, у дублей только один раз</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Сколько позволяют кости; дубль считается вдвойне</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Весь матч</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Сначала проанализируйте это решение (F7): роллаут сравнивает его лучшие ходы.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Выберите в параметрах, для чего делать роллаут.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Роллаута сейчас нет.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Роллауты возможны только для ходов и решений о кубе в бэкгаммоне.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>В другом месте</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Роллаут начинается…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Пробы: {done}, не больше {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>В {win} · {wg} · {wb}   П {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Ждёт, пока закончится текущий роллаут.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>пауза</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>начальное число {seed}</translation>
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
        <translation>В bgdesk что-то пошло не так, и роллаут остановился. Уже разыгранное сохранено; подробности в журнале.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Движок не смог сделать роллаут этой позиции. Подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Для них делается роллаут</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Для сыгранного варианта роллаут делается всегда.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Выберите, для чего делать роллаут.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Роллауты возможны только для ходов и решений о кубе в бэкгаммоне.</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Name of a panel: positions played out many times. Short</extracomment>
        <translation>Роллаут</translation>
    </message>
</context>
<context>
    <name>RolloutSection</name>
    <message>
        <source>Add as many trials as the options say</source>
        <translation>Добавить столько проб, сколько указано в параметрах</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Лучший</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Завершить роллаут и сохранить то, что есть (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Эквити</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Продолжить роллаут (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>К решению, для которого идёт роллаут</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Приостановить роллаут (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Насколько вероятно, судя по сделанным пробам, что это лучший выбор</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Сколько проб, как глубоко, с каким начальным числом и какие варианты</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Ещё пробы</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Разыграть это решение много раз (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Ход роллаута</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>Роллаут</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>Роллаут</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>СО</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Стандартная ошибка: полоски показывают её удвоенной в каждую сторону</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Сколько это даёт игроку, принимающему решение</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Все броски с {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>36 бросков</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Кокс с шашкой на баре считается за четыре.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Кокс, когда у проигравшего к тому же шашка на баре, считается за три.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Кокс, когда у проигравшего к тому же шашка в резерве, на баре или на пунктах с 24-го по 19-й, считается за три.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Кокс, когда у проигравшего к тому же шашка на баре или в доме победителя, считается за три.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Шашка с бара должна войти прежде любых других ходов и раньше шашек из резерва.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Шашка с бара должна войти прежде любых других ходов.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Шашка, прижатая в вашем доме, не мешает выбрасывать остальные.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Шашка, побившая в собственном доме, остаётся на месте до конца хода.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Кость выбрасывает шашку только со своего пункта: бо́льшая кость не выбрасывает никакой.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Кость выбрасывает шашку со своего пункта; бо́льшая кость — с самого высокого занятого.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Двойная партия, когда проигравший не выбросил ни одной шашки, считается за две.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Дубль играется четыре раза, затем четыре раза — число с противоположной грани: после 5-5 четыре двойки.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Дубль играется четыре раза.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Марс, когда проигравший не выбросил ни одной шашки, считается за два.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Спасовавший игрок проигрывает партию по старой ставке; принявший владеет кубом, и только он может переудвоить.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Игрок, у которого закончилось время, проигрывает партию, и часы выставляются заново.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Игрок, у которого закончилось время, проигрывает матч.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Игрок, который и так выигрывает матч этой партией, не может удваивать.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Пункт, на котором прижата ваша шашка, для вас закрыт.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Пункт даже с одной шашкой соперника закрыт; бить ничего нельзя.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Пункт с двумя или более шашками соперника закрыт.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>На бивер можно так же ответить ракуном, а на ракун — оттером.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>На бивер можно так же ответить ракуном.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>На бивер можно ответить ракуном, на ракун — оттером, и так далее без ограничения.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Одиночная шашка соперника бьётся и уходит на бар.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Одиночную шашку соперника не бьют, а прижимают: ваша ложится сверху, и та не может ходить, пока на ней лежит хоть одна ваша.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Победа даёт одно очко.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Победа даёт столько очков, сколько показывает куб.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>После 2-1, если сыграны оба числа, вы называете любой дубль и играете его, как если бы он выпал; если он сыгран полностью, вы бросаете ещё раз.</translation>
    </message>
    <message>
        <source>After 2-1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation type="vanished">После 2-1, если сыграны оба числа, вы называете любой дубль и играете его, как если бы он выпал; если он сыгран полностью, вы бросаете ещё раз.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Цель</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Сначала должны войти все ваши шашки, только потом могут ходить другие.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Автоматическое удвоение считается поворотом куба.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Любую часть броска можно не играть.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Как только какое-то число нельзя сыграть, всё остальное в этом ходу пропадает.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Выбрасывание</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Биверы: получив удвоение, игрок может тут же повернуть куб ещё раз и оставить его себе.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Перед броском можно предложить удвоить ставку, но не в первом ходу партии.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Нужно сыграть обе кости, если это хоть как-то возможно, а дубль — сколько получится.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Оба игрока ходят в одну сторону и одинаково считают пункты: оба входят на пункты с 24-го по 19-й и выбрасывают с пунктов с 6-го по 1-й.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Оба игрока ходят по кругу в одну сторону, из противоположных углов: соперник начинает с вашего 12-го пункта и выбрасывает с ваших пунктов с 18-го по 13-й.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Шашки ходят только вперёд, с вашего 24-го пункта к 1-му.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Шашки на доске могут ходить, пока ещё не все вошли.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Кроуфорд: без куба в первой партии после того, как одному из игроков осталось одно очко до победы в матче.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Каждое число вводит одну шашку из резерва на доску: 1 — на ваш 24-й пункт и так далее до 6 — на 19-й.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Каждый бросает одну кость; начинает тот, у кого больше, и бросает для первого хода обе кости.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Каждый бросает одну кость; тот, у кого больше, начинает с этими двумя числами.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Каждый бросает одну кость; тот, у кого больше, начинает с этими двумя числами или, если это кажется лучше, с новым броском обеих костей.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Одинаковые кости перебрасываются.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Одинаковые кости в начальном броске удваивают ставку; куб остаётся в центре.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Холланд: после этой партии никто не удваивает, пока оба игрока не сыграют по два броска.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Если дубль сыгран полностью, за ним следует ещё один бросок.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Если все шашки соперника стоят на одном пункте, а вы занимаете шесть пунктов перед ним, вы обязаны открыть один из них, пока это возможно.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Если оба игрока подряд вынуждены пропустить ход и ни один не может сыграть ни одного числа, партия заканчивается вничью.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Если можно сыграть только одну из двух костей, любую, нужно сыграть бо́льшую.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Если её там прижимает соперник, все шашки которого покинули старт, этот соперник сразу выигрывает двойную партию.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Если сыграть нечего, ход переходит.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Если у соперника там ещё есть шашки, партия продолжается и считается выигранной, когда они уйдут, а мать всё ещё прижата. Если прижата и мать соперника, партия заканчивается вничью.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Если вас побили, эта шашка сначала должна снова дойти до дома.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>В первых трёх ходах каждого игрока дубль играется четыре раза. Начиная с четвёртого хода за ним следуют все более высокие числа, по четыре раза: после 4-4 — четыре пятёрки и четыре шестёрки.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Она входит в дом соперника: с 1 — на ваш 24-й пункт, с 6 — на 19-й.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Она входит с 1 на ваш 24-й пункт, с 6 — на 19-й.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Джейкоби: марсы и коксы считаются, только если куб был повёрнут.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Нельзя занимать и все шесть пунктов начального дома соперника.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Числа, которые вы не можете сыграть, переходят сопернику: до своего следующего хода соперник играет их своими шашками, сколько возможно. Как только какое-то из них нельзя сыграть столько раз, сколько осталось, это заканчивается, и более высокие числа пропадают.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Когда все ваши шашки стоят на пунктах с 6-го по 1-й, можно выбрасывать.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Когда все ваши шашки вошли и стоят на пунктах с 6-го по 1-й, можно выбрасывать.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>За ход с вашего 24-го пункта может уйти только одна шашка; в первом ходу при 6-6, 4-4 или 3-3 — две.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Как играются кости</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Начальная расстановка</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Бар</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Игры играются по очереди: {games}, и снова с первой. Каждая партия начинается с нового начального броска, кто бы ни выиграл предыдущую.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Игры играются по очереди: {games}, и снова с первой. Следующую партию начинает победитель предыдущей; после ничьей решают кости.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Последняя шашка игрока на 24-м пункте — его мать.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Мать</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Игроки ходят навстречу друг другу, и каждый считает пункты со своей стороны: ваш 24-й пункт — это 1-й пункт соперника.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Начальная расстановка и куда ходит каждый игрок</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Победитель получает по очку за каждую шашку, которую проигравший не выбросил.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Победитель партии начинает следующую.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Куба нет.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Пока ваша первая шашка не миновала старт соперника, ваш 12-й пункт, вторая не может уйти с вашего 24-го пункта.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Сколько стоит партия</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Пока у вас есть шашки в резерве, дубль играется только четыре раза, и бросок за ним не следует.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Пока у вас есть шашки в резерве, другие не могут ходить на ваш 12-й пункт и дальше.</translation>
    </message>
    <message>
        <source>With a checker on the bar it counts four times.</source>
        <translation type="vanished">С шашкой на баре — за четыре.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Шесть пунктов подряд можно занимать, только если впереди них есть шашка соперника.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Нельзя выбрасывать, пока одна из ваших шашек прижата.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Нельзя бить, пока одна из ваших шашек не дошла до дома; до этого одиночная шашка соперника закрывает свой пункт. После этого бить можно до конца партии.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Нельзя занимать все шесть пунктов вашего начального дома, с 24-го по 19-й.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Вы играете столько партий, сколько хотите; каждое очко в счёт.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} на {point}-м пункте</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Не как в настройках</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Мои обычные</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Нет в файле: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Сохранение копии</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Сохранено в файл {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Матч не сохранён в {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Матч не сохранён в {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>анализ</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>часы и время на размышление</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>использованные подсказки</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>доказательство костей</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>одинаковые кости в начальном броске</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>возвращённые ходы</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>кто из игроков компьютер</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Здесь нет программы, которая показывает папки. Файл лежит в {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Показать в папке</translation>
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
        <translation>Лучшее при каждом счёте</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Вниз: очки, нужные игроку. Вправо: сопернику.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Важнейший счёт</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Счёт, при котором обоим игрокам осталось не больше стольких очков</translation>
    </message>
    <message>
        <source>Scores up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation type="vanished">Счёт, при котором осталось не больше стольких очков</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>На доске нет решения.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>При любом счёте…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>При разном счёте</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Двигайте мышь, чтобы получить слова, или введите свои</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Кости уже запечатаны. В каждый бросок входят слова, которых bgdesk не могла знать заранее, так что она не могла подобрать выгодные ей кости; чтобы быть уверенными, введите свои слова.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Ваши &amp;слова</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Скопировано.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Все метки</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Найти матч</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Найти игроков, игру, метку, событие или день</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Метка</translation>
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
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Сезон лиги {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Всего</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Разделы ниже</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Назад к списку</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Сесть за стол</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Войти</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Пароль &amp;матча</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>&amp;Предложить матч</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>П&amp;ароль</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>&amp;Обновить</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>С&amp;ервер</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Пароль нигде не хранится; без него вы гость.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>На сервере вроде bgammon.org играет много людей, в том числе без bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>В&amp;ыйти</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Вход на {server} под именем {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Матчи на сервере</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Играть на сервере</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>О&amp;чки</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Кости бросает сервер, и проверить их никто не может.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Связь не шифруется: другие могут прочитать ваши слова и пароль.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Партии Кроуфорда нет, а сданная партия считается обычной.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше &amp;имя</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Ваше место занято. Матч начнётся, как только кто-нибудь подсядет.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>Поиск сервера {server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (очков: {points})</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} (очков: {points}, с паролем)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>0.020 and more: doubtful</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation type="vanished">от 0,020: сомнительно</translation>
    </message>
    <message>
        <source>0.040 and more: errors</source>
        <translation type="vanished">от 0,040: ошибки</translation>
    </message>
    <message>
        <source>0.080 and more: blunders</source>
        <translation type="vanished">от 0,080: грубые ошибки</translation>
    </message>
    <message>
        <source>0: any that is free.</source>
        <translation type="vanished">0: любой свободный.</translation>
    </message>
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
        <translation>Шашка, побившая в собственном доме, остаётся на месте до конца хода.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Ход можно ввести так, как он сыгран, по правилам или нет; он остаётся в силе, если соперник не возразит до следующего броска или удвоения.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Имя или число, которое войдёт в отдельное приглашение. Его показывает ваш маршрутизатор.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Тот, чей бросок, может сначала предложить удвоить ставку.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Получив удвоение, игрок может тут же повернуть куб ещё раз и оставить его себе. Только в игре на деньги.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>На настоящем кубе нет единицы: он лежит числом 64 вверх, пока его не повернут.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>После 11 бросков</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>После 16 бросков</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>После 7 бросков</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>После партии Кроуфорда никто не удваивает, пока оба игрока не сыграют по два броска.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Против компьютера — всегда с вашей стороны; когда вы смотрите — снизу.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Называется также правилом Мёрфи: одинаковые кости в начальном броске удваивают ставку, а куб остаётся в центре. В матчах это не принято: выбирайте там для каждого матча.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Также компьютеры из интернета</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Автоматическое удвоение тогда считается поворотом куба. Только в игре на деньги.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Старое британское домашнее правило.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Анализировать мои законченные матчи</translation>
    </message>
    <message>
        <source>And the difference between them.</source>
        <translation type="vanished">И разница между ними.</translation>
    </message>
    <message>
        <source>And three with one in the winner&apos;s home board.</source>
        <translation type="vanished">И три — с шашкой в доме победителя.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Прямо во время игры</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Спрашивать, прежде чем я удваиваю</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Не больше пяти шашек на пункте</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Не больше одного за партию</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Не больше трёх за партию</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Не больше двух за партию</translation>
    </message>
    <message>
        <source>At most. More time looks deeper; the other opponents answer at once.</source>
        <translation type="vanished">Самое большее. Чем больше времени, тем глубже; остальные соперники отвечают сразу.</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Внизу</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>У куба, до того как он предложен.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Автоматические удвоения</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Автоматические удвоения учитываются правилом Джейкоби</translation>
    </message>
    <message>
        <source>Automatic doubles satisfy Jacoby</source>
        <translation type="vanished">Автоматические удвоения отменяют Джейкоби</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Автоматически, после последней кости</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Кокс считается, когда шашка осталась</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Кокс с шашкой на баре — за четыре</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Выбрасывать за меня, когда решать больше нечего</translation>
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
        <translation>Бивер, ракун и оттер</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Биверы</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Только грубые ошибки</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Карточек к повторению в день, не больше</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Карточек за один раз</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Куб в центре показывает</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Шашки и кости перемещаются сразу.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Шашки и кости движутся быстрее, и компьютер почти не ждёт.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Компьютеры в вашей сети</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Правило Кроуфорда</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Глубже — лучше ходы, но времени уходит во много раз больше.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Задержка на ход</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Подробно</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Кости для новых матчей</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Кости прежнего матча</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Стрелки направления</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Куб удвоения</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Сомнительные решения и хуже</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Завершать роллаут раньше, когда всё ясно</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершение хода</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Ошибки и хуже</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Каждая партия сама по себе, и каждое очко в счёт.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Всё, что хоть чего-то стоило</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Честные кости (с проверкой)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Честные кости задаются запечатанным секретом до матча, и после него их можно проверить.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Для каждого варианта, шагами по 36: каждый первый бросок встречается одинаково часто.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>И для матчей, и для сессий на деньги.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>От игрока внизу</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>От бросающего</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Марсы и коксы считаются, только если куб был повёрнут. Только в игре на деньги.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Помогает найти причину проблемы. Имена открытых файлов есть только в подробном журнале; секретов костей и имён игроков нет ни в одном.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Правило Холланда</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Дома</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Сколько помнить</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Если закончилось время</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>В любой игре</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>В играх, где ходят иначе, чем в бэкгаммоне</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>Цвета его шашек, до вашего первого хода.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>Цвета ваших шашек.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Считается, только если проигравший не выбросил ни одной шашки.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Дольше он не думает. Чем больше времени, тем глубже; остальные отвечают сразу.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Правило Джейкоби</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Наименьшая цена ошибки</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Подробность журнала</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Проверять раз в день при запуске bgdesk</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Проигрыш партии</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Проигрыш матча</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Вручную: щёлкнуть кости или нажать Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>На деньги</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Больше</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Повышенный контраст выбирает и чёрно-белую доску, если вы не выбрали другую.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Чем больше, тем чаще появляется каждая карточка.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Ходы в роллауте</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Мои шашки</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Новых карточек в день</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Без анимации</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Без анимации, когда об этом просит система</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>В партии сразу после того, как одному из игроков впервые осталось одно очко до победы в матче, куба нет.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Дома нельзя бить и уходить</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Никто</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Никогда: до конца</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Это умеет сообщать не всякая система; «Без анимации» работает везде.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Из ваших собственных ошибок, если они стоят карточки.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Предлагать карточки после анализа матча</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>На баре</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>На баре или в доме победителя</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Только другие окна на этом компьютере</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Только когда контакта больше нет и никакой выбор не меняет результата.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Только пока открыт стол и только по его приглашению. Из интернета он обычно доступен, лишь если вы перенаправите порт на этот компьютер в маршрутизаторе; bgdesk там ничего не меняет.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Другие могут смотреть</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Можно играть не весь бросок</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Пауза перед действием компьютера</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Играть быстрее, когда контакта больше нет</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Делать вынужденные ходы за меня</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Играть с часами</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Номера пунктов</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Порт вашего стола</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Практика</translation>
    </message>
    <message>
        <source>Provided the loser has borne off none.</source>
        <translation type="vanished">Если проигравший не выбросил ни одной шашки.</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Настоящие кости, введённые вручную</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Режим судьи для двоих с настоящими костями</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Относительно размера, заданного в системе. Тексты на доске растут вместе с ним, насколько хватает места.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Ретранслятор</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Повторяемые кости (от числа)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Запас времени и задержка на ход, как на турнирах.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Запас времени на очко</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Бросать за меня, когда удваивать нельзя</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Здороваться в начале матча</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Начальное число роллаута</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Подсказки на доске</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Показывать вехи</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Показывать на рамке, над баром и под ним, куда ходит каждый игрок.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Показывать счёт пипсов</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Показывать ход компьютера стрелками</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Показывать стрелками то, что сыграно за меня</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Показывается рядом с доской и в сохранённых матчах.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Скорость шашек и костей</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Столы</translation>
    </message>
    <message>
        <source>Takes effect the next time bgdesk starts.</source>
        <translation type="vanished">Подействует при следующем запуске bgdesk.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Адрес ретранслятора (там кто-то запускает «bgdesk table-server»), через который другие могут попасть за ваш стол откуда угодно. Прочитать разговоры он не может. Пусто — без него.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Задержка в каждом ходу не расходует времени; после неё идёт ваш запас.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Кости бросаются сразу, если до броска нечего решать о кубе; при игре вдвоём — не после хода, сделанного за одного из игроков.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Показывается и разница между ними.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Выигрывает тот, кто первым наберёт нужное число очков.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Его видит другой игрок. Пусто — ваше имя из настроек.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Тогда результат показывает PR, везение и решения, на которые стоит взглянуть. Анализ идёт в фоне и уступает место игре.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Одно и то же число даёт одни и те же кости, а значит, и тот же результат.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Дальше позицию оценивает движок: быстрее и менее точно.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Время на размышление сильнейшего соперника</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Время посмотреть на кости, прежде чем шашки двинутся.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Проб в роллауте</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Обрывать роллауты</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>С опозданием на два хода</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Пока есть что повторять</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>До этого ходы можно отменить.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>До 7 очков или 7 партий</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>То, что хуже с 199 шансами из 200, новых проб не получает.</translation>
    </message>
    <message>
        <source>What is worse with a confidence of 99.5 % gets no further trials.</source>
        <translation type="vanished">То, что хуже с уверенностью 99,5 %, новых проб не получает.</translation>
    </message>
    <message>
        <source>What to stop at as an error</source>
        <translation type="vanished">На чём останавливаться как на ошибке</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Что можно сделать дальше, на несколько секунд. Почему ход не разрешён, показывается всегда.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Чего вы достигли, на странице показателей; обратного отсчёта там нет.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Если есть только один возможный ход или ни одного, он делается за вас, и вам об этом сообщают.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Кто может попасть за ваш стол</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Каждый, у кого есть приглашение для зрителей; оно не то же, что приглашение играть.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>При 0 берётся любой свободный порт.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>С шашкой в доме победителя — за три.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Часть броска можно не играть.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Ваш адрес, видимый из интернета</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Ваше имя за столами</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>Как только вы закроете настройки, bgdesk закроется и откроется снова на этом языке.</translation>
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
        <translation>«Следующая ошибка» и список ошибок пропускают то, что стоило меньше.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Настройки не найдены.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Вернуть исходные значения этой страницы</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Поиск в настройках</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Вернуть эту страницу к тому, что было</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Отменить</translation>
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
        <translation>Биверы</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>В центре</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Партия Кроуфорда</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Удвоение</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Джейкоби</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Матч до</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>На деньги</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Владелец куба</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Ракун</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Бросить…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Поиск сочетаний клавиш</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>Бьёт %n из 36 бросков.</numerusform>
            <numerusform>Бьют %n из 36 бросков.</numerusform>
            <numerusform>Бьют %n из 36 бросков.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>После лучшего хода</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>После сделанного хода</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Как есть</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Выстрелы чёрных по блотам белых</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Блот</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Блоты до и после</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Сравнить с этой доской</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>С {point}-го пункта</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Шашку взять с</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Не двигать шашек</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Шашку поставить на</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Бить здесь нечего.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Выстрелы</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Блот на {point}-м пункте</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>На {point}-й пункт</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Выстрелы белых по блотам чёрных</translation>
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
        <translation>Кости</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Статистика костей</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Счётчик бросков</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Броски</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n пипс · выброшено: {off}</numerusform>
            <numerusform>%n пипса · выброшено: {off}</numerusform>
            <numerusform>%n пипсов · выброшено: {off}</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Передать ход этому игроку (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Набранные очки</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>бросает</translation>
    </message>
    <message>
        <source>{pips} pips</source>
        <extracomment>How far a player has still to go</extracomment>
        <translation type="vanished">пипсов: {pips}</translation>
    </message>
    <message>
        <source>{pips} pips · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation type="vanished">пипсов: {pips} · выброшено: {off}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>How many points a player still needs, a standard term: 2-away</extracomment>
        <translation>осталось {points}</translation>
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
        <translation>Звука нет: у этого компьютера нет ни колонок, ни наушников.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Показанный анализ</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Самый глубокий анализ каждого решения</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Удалить анализ</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Удалить этот анализ…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Какой анализ показан</translation>
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
            <numerusform>%n чёрная шашка соперника</numerusform>
            <numerusform>%n чёрные шашки соперника</numerusform>
            <numerusform>%n чёрных шашек соперника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n чёрная шашка, ваша</numerusform>
            <numerusform>%n чёрные шашки, ваши</numerusform>
            <numerusform>%n чёрных шашек, ваши</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n белая шашка соперника</numerusform>
            <numerusform>%n белые шашки соперника</numerusform>
            <numerusform>%n белых шашек соперника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n белая шашка, ваша</numerusform>
            <numerusform>%n белые шашки, ваши</numerusform>
            <numerusform>%n белых шашек, ваши</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Партия Кроуфорда, без куба</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Куб в центре, {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Без куба</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Пипсы: {own} : {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Куб предложен, {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Ваш куб, {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>Куб у игрока {name}, {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, матч до {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, сессия на деньги</translation>
    </message>
    <message>
        <source>{own}-{theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation type="vanished">{own}-{theirs}, матч до {length}</translation>
    </message>
    <message>
        <source>{own}-{theirs}, money session</source>
        <extracomment>The score of a money session, two whole numbers: that of the player who reads it first</extracomment>
        <translation type="vanished">{own}-{theirs}, сессия на деньги</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, матч до {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, сессия на деньги</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Не хватает части bgdesk: {parts}. Установите bgdesk заново.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Журналы</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Звука нет, потому что в этой системе нет {libraries}. Установите это (в Debian и Ubuntu: {packages}) и перезапустите bgdesk.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Звука нет: звуковая часть Qt не загружается ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Звука нет: звуковая часть Qt не установлена. Введите «{command}» в терминале и перезапустите bgdesk.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Экран {display} недоступен.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Папку {folder} нельзя использовать: на её месте файл.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Папку {folder} нельзя использовать: такое имя невозможно.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Папку {folder} нельзя использовать: путь к ней слишком длинный.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Папку {folder} нельзя использовать: у вас нет прав на запись в неё.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Папку {folder} нельзя использовать: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Библиотека теперь такая, как в файле {file}. Прежняя — среди резервных копий в меню «Матч», «Ваши данные».</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Другое окно bgdesk не отвечает, поэтому рядом открыто это.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Окно не открывается, потому что в этой системе нет {libraries} (в Debian и Ubuntu установите: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Нет экрана, на котором можно открыть окно; {command} перечисляет команды, которым он не нужен.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Файла {file} нет.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Это bgdesk {version}: посмотрите, что в ней нового.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>У вас нет прав на запись в папку {folder}: изменённые настройки забудутся, когда вы закроете bgdesk.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>У вас нет прав на запись в папку {folder}: ваши матчи можно смотреть и экспортировать, но всё, что вы делаете, забудется, когда вы закроете bgdesk.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Ваши данные</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Ваши данные теперь в {folder}. Остатки на старом месте можно убрать: меню «Матч», «Ваши данные».</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Ваши данные перенесены в {folder}, но сейчас её там нет. Подключите диск и запустите bgdesk снова. Если он утрачен, удалите файл {detail}: тогда bgdesk начнёт на обычном месте.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Старинная китайская гонка по кольцу из шестнадцати полей.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Ничья {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Добрый день</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Добрый вечер</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Доброе утро</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Поражение по времени при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Поражение {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Сдан при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Пока вы здесь, часы продолжают идти.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Незаконченный матч открыт в другом окне bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Победа по времени при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Победа {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Победа, соперник сдался при {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>соперник: {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>между партиями</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>честные кости</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>дальше начальный бросок</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>сегодня</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>с наставником</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>вчера</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>вам предложено удвоение</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>вам предложена сдача</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>ваш бросок</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>вам играть {dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} играет {dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>удвоение предложено, отвечает {name}</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>сдача предложена, отвечает {name}</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>бросает {name}</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>Восстановлена %n запись.</numerusform>
            <numerusform>Восстановлены %n записи.</numerusform>
            <numerusform>Восстановлено %n записей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>Проанализирован %n матч.</numerusform>
            <numerusform>Проанализированы %n матча.</numerusform>
            <numerusform>Проанализировано %n матчей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>Пропущен %n матч:</numerusform>
            <numerusform>Пропущены %n матча:</numerusform>
            <numerusform>Пропущено %n матчей:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Все эти матчи уже проанализированы или ещё не закончены.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Анализ матча {number} из {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Найденные матчи</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>В корзину перемещён %n матч. Его можно восстановить в течение 30 дней.</numerusform>
            <numerusform>В корзину перемещены %n матча. Их можно восстановить в течение 30 дней.</numerusform>
            <numerusform>В корзину перемещено %n матчей. Их можно восстановить в течение 30 дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>В корзину перемещена %n позиция. Её можно восстановить в течение 30 дней.</numerusform>
            <numerusform>В корзину перемещены %n позиции. Их можно восстановить в течение 30 дней.</numerusform>
            <numerusform>В корзину перемещено %n позиций. Их можно восстановить в течение 30 дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Остановлено, остался %n матч без анализа.</numerusform>
            <numerusform>Остановлено, осталось %n матча без анализа.</numerusform>
            <numerusform>Остановлено, осталось %n матчей без анализа.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Crawford</source>
        <extracomment>Behind the score of a game in the course of a match: the game without the cube, a standard term</extracomment>
        <translation>Кроуфорд</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where a game begins in the course of a match</extracomment>
        <translation>Партия {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} на победу в партии</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} на победу в матче</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>Потерянное эквити, умноженное на 1000, на решение, которое не вынуждено и не далеко от удвоения.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>Потерянное эквити, умноженное на 1000, на ход любого игрока.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90 %-й интервал</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Всё, чего стоили ошибки, в пересчёте на игру на деньги.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Анализ (F7) покажет здесь, как хорошо играли оба.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Как считают другие программы</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Бэкгейм</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Выбрасывание</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Грубые ошибки</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>По видам решений</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Игра шашками</translation>
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
        <translation>Решения с ценой {least} и больше, но не грубые ошибки.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Решения с ценой {least} и больше, но не ошибки.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Решения с ценой {least} и больше.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Непредложенные удвоения</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Предложенные удвоения</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Сомнительные</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Потеряно эквити</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Везение</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Потеряно шансов матча</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Неизвестно в матче с ходами не по правилам: то, что они принесли, — не везение и не ошибка.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Дебют</translation>
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
        <translation>PR {rating} (мало решений)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Пасы</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>PR (performance rating): средняя ошибка учитываемых решений, умноженная на 500.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Ходы по фазам партии</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Потеряно очков</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Принятия</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Шансы или очки, к которым при равном везении привели бы ошибки обоих. Это оценка: она может выйти за пределы 0–100 %.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Те, что не были вынужденными, а из решений о кубе — близкие. Из них для PR учитываются только неочевидные.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Сколько собственные броски игрока дали сверх среднего по всем броскам, в эквити.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Что потеряно, в эквити и в результате, и сколько решений неверны.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Каким был бы рейтинг при другом везении в бросках.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>При равном везении</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>сильный</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>новичок</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>любитель</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>рассеянный</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>эксперт</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>мало решений</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>ходы не по правилам</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>везение {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>победа</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>чемпион мира</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>мировой класс</translation>
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
        <translation>Самые дорогие решения</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Учиться на этом матче…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Итоги матча</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Итоги</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Имя файла или путь к нему слишком длинные.</translation>
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
        <translation>Предлагаются другие условия, чем раньше: ответьте в меню «Матч»: «Столы в сети…».</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Другой игрок просит ещё один матч.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>Другой игрок просит вернуть последнее решение. Если вы разрешите, матч с этого момента считается тренировочным; если продолжите игру, решение остаётся.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Другому игроку предложен ещё один матч.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Другой игрок получил вопрос: он разрешит это или продолжит игру.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>Другого игрока больше нет за столом, поэтому реванша не будет.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>Другой игрок продолжил игру, поэтому ваше решение остаётся.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Ваше решение отменено; матч теперь считается тренировочным.</translation>
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
        <translation>Начальная позиция</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>За этим столом играется другой матч.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>На этом сервере можно сдать только обычную партию, поэтому предложение не засчитано.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Сообщения пришли дважды или потерялись в пути, поэтому стол закрыт.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Пока программы не было, на сервере случилось больше, чем она может знать.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Там, куда ведёт приглашение, никто не отвечает: стол закрыт или отсюда недоступен.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Двух игроков за этим столом никто не смог бы различить; одному из вас нужно другое имя.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Этот стол никто не держит открытым на ретрансляторе, или тот, кто его открыл, не отвечает.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>От другой программы ничего не слышно уже 20 секунд; ждём её.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>За один раз сказано так много, что часть пропущена.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>За этим столом уже сидит кто-то другой.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Это не код этого стола.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Этот бросок пришёл слишком рано и не засчитан.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Адрес ретранслятора в настройках неверен; за стол можно попасть только без него.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Часы двух программ расходятся больше, чем объясняет путь между ними.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Матч сохранён.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Матч, который хочет играть другая программа, невозможен.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Другой игрок не хочет играть этот матч.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Другая программа скопировала секреты костей, поэтому играть с ней нельзя.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Другая программа решила то, что решать не её игроку.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>После броска другая программа сделала что-то другое.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">Другая программа сделала то, что за столом невозможно, например вернула ход.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Другая программа сделала то, что за столом невозможно.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Другая программа сделала то, что в тот момент было невозможно.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Другая программа не принимает того, что отправила эта, поэтому стол закрыт.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Другая программа не отвечает; поиск продолжается, пока она не ответит.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Другая программа не сообщает свой секрет для костей, поэтому стол закрыт.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Другая программа уже 20 секунд ничего не слышит отсюда.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Другая программа сделала ход, запрещённый правилами.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Другой программе нужно то, чего эта версия bgdesk не знает.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Другая программа играет по другой версии правил; одному из вас нужна более новая bgdesk.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Другая программа прислала сообщение, которое нельзя прочитать, поэтому стол закрыт.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Другая программа прислала сообщение с невозможными значениями, поэтому стол закрыт.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Другая программа прислала за один раз больше, чем вмещает сообщение, поэтому стол закрыт.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Другая программа прислала не текст, поэтому стол закрыт.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Другая программа прислала слишком много сообщений за короткое время, поэтому стол закрыт.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Другая программа использует другую версию протокола; одному из вас нужна более новая bgdesk.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Другая программа сообщила секрет костей раньше, чем кто-либо бросил.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Другая программа сообщила секрет костей, который не был задан до матча.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Часть bgdesk, которая общается с другими программами, остановилась, поэтому стол закрыт.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>У ретранслятора сейчас нет места, или отсюда к нему обращались слишком часто.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Сервер не отвечает или разорвал соединение ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Сервер вас не пускает; войдите там ещё раз под тем же именем.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>На сервере играют в игру, которой эта программа не знает.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Стол нельзя показать в этой сети, но его приглашение действует ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Стол не может ждать на этом порту; выберите в настройках другой ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Две записи матча не совпадают.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>По этому коду больше никого не впускают; попросите новый или приглашение.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Это приглашение ведёт не к тому столу, который там стоит; попросите новое.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Этого матча больше нет на сервере.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Для этого матча нужен пароль вашей учётной записи, который нигде не хранится: войдите на сервер ещё раз под тем же именем.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Трижды введён неверный код, поэтому по нему больше никого не впускают; покажите стол ещё раз.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>То, что там отвечает, — не ретранслятор для столов или использует другую версию.</translation>
    </message>
    <message>
        <source>What the table needs cannot be written to disk, so it is closed ({reason}).</source>
        <translation type="vanished">То, что нужно столу, не удаётся записать на диск, поэтому он закрыт ({reason}).</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>То, что нужно столу, отсутствует на диске или не может быть туда записано, поэтому он закрыт ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Ваш бросок пришёл слишком рано и не засчитан.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Не за столом, матч ждёт</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Идёт поиск…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>На связи</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Больше никто не может смотреть.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Уже три минуты ничего не происходит. Без часов ожиданием никто не проигрывает: спросите в чате, ждите дальше или встаньте из-за стола; матч сохранится, но потребовать победы нельзя.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Другие могут смотреть матч прямо во время игры.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Бросок…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Бросок… кости приходят с обоих компьютеров.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Другого игрока сейчас не слышно; матч и часы ждут.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Игроки читают то, что вы пишете, только между партиями.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Стол сейчас не слышен; идёт поиск.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Стол закрыт</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Стол закрыт. Продолжить матч можно в меню «Матч»: «Столы в сети…».</translation>
    </message>
    <message>
        <source>The table is closed; go on with the match from Match → Tables on the network…</source>
        <translation type="vanished">Стол закрыт; продолжить матч можно здесь: Матч → Столы в сети…</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Стол закрыт; смотреть снова можно по его приглашению.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Вы смотрите матч: {white} и {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Более ранняя позиция · пробел возвращает к партии</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Это более ранняя позиция: чтобы играть, вернитесь к партии.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Вы просматриваете этот матч; «Играть отсюда…» начинает с этого места партию.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Разрешить</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Нет, играть дальше</translation>
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
        <translation>Код состоит из восьми цифр; он указан рядом со столом на другом компьютере.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>О столах</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>В этой сети не удаётся никого искать ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Столы в сети</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Это не адрес сервера: нужно имя или имя, двоеточие и порт.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Это не приглашение за стол: оно начинается с «bgdesk:» и кончается 52 буквами и цифрами.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Это не приглашение для зрителей: оно начинается с «bgdesk-watch:» и кончается 52 буквами и цифрами.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Ваш стол ещё открыт, хотя на доске другой матч.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Новая метка</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Метки</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Метки %n матча:</numerusform>
            <numerusform>Метки %n матчей:</numerusform>
            <numerusform>Метки %n матчей:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Попросить</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Попросить другого игрока разрешить вам вернуть последнее решение?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Если это будет разрешено, матч с этого момента считается тренировочным и ничей рейтинг не меняет.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Никто не знает, что выпадет дальше.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Вернуть ход</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Вернуть ваше последнее решение и всё, что было после него?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Вернуть, новые кости</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Вернуть, те же кости</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Матч после этого считается тренировочным и не меняет ваш рейтинг.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>Другой игрок разрешает это или продолжает игру; последующие броски не повторяются.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Броски повторяются в том же порядке.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>выброшена %n шашка</numerusform>
            <numerusform>выброшены %n шашки</numerusform>
            <numerusform>выброшено %n шашек</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Случайная, из ваших матчей</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Закрытый дом</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Случайная, сыгранная &amp;компьютером</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Заготовки</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Компьютер пришёл к этой позиции за %n ход против самого себя.</numerusform>
            <numerusform>Компьютер пришёл к этой позиции за %n хода против самого себя.</numerusform>
            <numerusform>Компьютер пришёл к этой позиции за %n ходов против самого себя.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Компьютер делает несколько ходов…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Эта позиция из матча {white} — {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Нет, спасибо</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Прочитать &amp;правила</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Вы играете чёрными шашками.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Вы играете белыми шашками.</translation>
    </message>
    <message>
        <source>has opened this table and wants to play:</source>
        <extracomment>Below the name of a player. Below it stands what that player wants to play</extracomment>
        <translation type="vanished">открывает этот стол и предлагает играть:</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} открывает этот стол и предлагает играть:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Вид текста</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Текст позиции</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>У этой позиции нет такого текста; сюда можно вставить любой XGID или ID</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>текст bgdesk</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Buchholz</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents</extracomment>
        <translation>Бухгольц</translation>
    </message>
    <message>
        <source>Buchholz cut 1</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents but the one with the fewest</extracomment>
        <translation>Бухгольц, усечённый на 1</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Свободный тур</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Утешительная сетка</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Отпечаток жеребьёвки и всех костей (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Группа {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Самое трудное верное решение</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>На выбывание</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Проигравший в паре {first} — {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Сетка проигравших</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Основная сетка</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Матч за матчем</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Матч за третье место</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Соперник</translation>
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
        <translation>Дополнительные матчи</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Прогрессив</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Четвертьфинал</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Раунд {players} игроков</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Второй финал</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Секрет: {digits}. SHA-256 этих байтов — отпечаток.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Полуфинал</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Турнир окончен без победителя.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Турнир окончен; первое место делят: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Этот матч сейчас играется; когда он закончится, его можно будет посмотреть с первого броска.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Этот матч будет сыгран следующим; когда он закончится, его можно будет посмотреть с первого броска.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Можно играть сейчас</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Сетка победителей</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Худшее решение</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Вы выиграли утешительную сетку.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Вы выиграли турнир.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваш финал, соперник: {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваш матч за третье место, соперник: {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваш следующий матч, соперник: {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Ваш следующий соперник ещё неизвестен.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваш четвертьфинал, соперник: {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Ваш полуфинал, соперник: {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Ваш турнир окончен.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Ваш турнир окончен; остальные играют дальше.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>соперник: {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>играется</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>по решению судьи</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>поражение, соперник: {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>поражение по времени</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>матч удалён</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>не сыгран</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>до {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>не закончен</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>победа, соперник: {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>вы смотрите</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>ваша очередь играть</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} или {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>Играют {first} и {second}.</translation>
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
        <translation>{name} выигрывает утешительную сетку.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} выигрывает турнир.</translation>
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
        <translation>{won} из {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Это уже невозможно: турнир тем временем ушёл вперёд.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Сохранить для стены…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>С&amp;мотреть</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Копировать отпечаток</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Копировать секрет</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>С&amp;удить…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>Мой &amp;путь</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Места</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Сохранить как &amp;картинку…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Сохранить как &amp;веб-страницу…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Что показано</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Это жеребьёвка. Начинайте, если она вас устраивает; потом она уже не меняется.</translation>
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
        <translation>О турнирах</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Все турниры</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation type="vanished">Этот матч сейчас играется; вы увидите его с первого броска, как только он закончится.</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Этот турнир нельзя играть ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Вечерний турнир</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Турниры</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n пипс до последнего броска, {dice}; теперь {now}.</numerusform>
            <numerusform>%n пипса до последнего броска, {dice}; теперь {now}.</numerusform>
            <numerusform>%n пипсов до последнего броска, {dice}; теперь {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Роллаут: {engine} ({settings}), %n партия; стандартная ошибка здесь {error}.</numerusform>
            <numerusform>Роллаут: {engine} ({settings}), %n партии; стандартная ошибка здесь {error}.</numerusform>
            <numerusform>Роллаут: {engine} ({settings}), %n партий; стандартная ошибка здесь {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and 5-1, 4-2, 3-3 and 2-2 add up to six. If points of yours stop the combinations, 11 are left.</source>
        <translation type="vanished">Блот на расстоянии шести бьют 17 бросков, больше, чем на любом другом: шестёрка есть в одиннадцати, а 5-1, 4-2, 3-3 и 2-2 в сумме дают шесть. Если ваши пункты закрывают комбинации, остаётся 11.</translation>
    </message>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Блот на расстоянии шести бьют 17 бросков, больше, чем на любом другом: шестёрка есть в одиннадцати, а другие в сумме дают шесть ({rolls}). Если ваши пункты закрывают комбинации, остаётся 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Ход с ценой не больше {cost} тоже считается верным.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>План определяется только по шашкам, по тем же правилам, что и на странице «Динамика показателей». Спрашиваются только позиции с ясным планом, который и через два хода остаётся тем же.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Прайм и одна шашка за ним</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Игра на первом пункте</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Игра на первом пункте: чёрные ждут выстрела</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Совет</translation>
    </message>
    <message>
        <source>After all possible moves {number} rolls hit on average.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation type="vanished">После всех возможных ходов в среднем бьют {number} бросков.</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>После {best} бьют {least} из 36 бросков; после {yours} — {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Все ходы</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within 0.05 of a gammon price.</source>
        <translation type="vanished">Ответ считается верным в пределах одного процентного пункта или 0,05 цены марса.</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Ответ считается верным в пределах одного процентного пункта, а для цены марса — в пределах {near}.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Ответьте на обычные начальные ходы.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Отвечено</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Спросите себя, стоит ли принимать. Если вы не уверены, удваивайте. Соперник тоже может сомневаться и неверно принять или спасовать.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Бэкгейм</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Выбрасывайте шашку, как только можете; каждая оставшаяся может стоить целого броска.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Выбрасывание</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>За шашками чёрных у белых только якорь на 24-м пункте, первом пункте чёрных. Вся надежда — на поздний выстрел.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Лучше {best}. Сколько {yours} стоит в среднем, в бросках: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Лучше {best}; {yours} стоит {cost}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {number} rolls on average.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation type="vanished">Лучше {best}; {yours} стоит в среднем {number} броска.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>У чёрных шашка на баре или одна в доме белых, а якоря там нет. У белых там достаточно шашек, чтобы бить и закрывать пункты.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Бросают чёрные. Какие броски бьют вашу шашку?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Чёрные начали с {dice}: {move}. Как вы ответите?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Чёрных шашек выброшено</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>План чёрных</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Блиц: чёрные на баре</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Верно и то, и другое.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Оба держат средние пункты</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Шашки</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Закрытый дом: одна шашка на баре</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Сосчитайте обе стороны позиции, какая бывает в партии.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Сосчитайте один раз, затем вычитайте каждый бросок. Когда вас бьют, прибавьте 25 минус пункт, на котором вас побили.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Решения о кубе, которые меняются шаг за шагом, пока верным не станет другой ответ.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Прямые</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Расстояние от бара: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Расстояния до шашек, которые бьют его после входа: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Расстояния до шашек, которые бьют его: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Разделите доску на группы по три пункта: с 1-го по 3-й, с 4-го по 6-й и так далее. Считайте каждую шашку так, будто она стоит на среднем пункте своей группы: 2 пипса в первой группе, 5 во второй, дальше каждый раз на 3 больше. Затем прибавьте 1 за каждую шашку на самом высоком пункте группы и вычтите 1 за каждую на самом низком.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>DMP: обоим нужно одно очко.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Удвоить, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Удвоить, принять</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Удвоить, принять или пас в конце гонки. Ответы точные.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Удвоение до {cube}: после паса вы выигрываете матч с шансом {passed}, приняв и проиграв — {lost}, приняв и выиграв — {won}. Значит, вам нужно ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Удвоено, пас</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Удвоено, принято</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Дублирование</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Эффективный счёт пипсов</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Эквити</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Оцените, сколько пипсов на самом деле нужно для выбрасывания, с учётом потерь из-за стопок и разрывов.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Точно</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Пятнадцать шашек, ровно распределённых по 6-му, 5-му и 4-му пунктам, теряют 7–8 пипсов. Разрывы и шашки на низких пунктах теряют больше, так как большие числа тратятся на короткие ходы.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Найдите лучший ход при выбрасывании. Ответы точные.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Найдите ход, который оставляет меньше всего выстрелов. Он не обязательно лучший.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Формулы для игры за доской, неточные</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Из таблицы шансов матча</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Планы игры</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Цена марса, куб {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Цена марса: (выиграть марс - выиграть) / (выиграть - проиграть), всё в шансах выиграть матч.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Полупереходы</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Игра на удержание</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Удержание 5-го пункта</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Сколько пипсов нужно каждой стороне?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Всего</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>В таблице ✓ — найдено, + — пропущено, ✗ — отмечено, хотя не бьёт.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>It is the mean number of rolls to bear off, times 49/6. An answer within one pip counts as right.</source>
        <translation type="vanished">Это среднее число бросков до конца выбрасывания, умноженное на 49/6. Ответ считается верным в пределах одного пипса.</translation>
    </message>
    <message>
        <source>It is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation type="vanished">Он определяется только по шашкам, по тем же правилам, что и на странице «Динамика показателей». Спрашиваются только позиции с ясным планом, который и через два хода остаётся тем же.</translation>
    </message>
    <message>
        <source>It says</source>
        <extracomment>Head of a column: what a formula says to the cube</extracomment>
        <translation type="vanished">Говорит</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Оценка: {engine}, {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Метод Кита</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Выучите несколько групп наизусть и мысленно сдвигайте шашки, пока не увидите их. Закрытый дом — 42, пять шашек на среднем пункте — 65, две на 24-м пункте — 48, а прайм из пяти пунктов, начинающийся с 4-го, — 60. Пока вы сдвигаете одну шашку вперёд на столько же пипсов, на сколько другую назад, счёт не меняется.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Пусть сопернику для двух хороших дел нужно одно и то же число. Два блота, которые бьются четвёрками, едва ли дороже одного.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Отметьте их в таблице; число на краю отмечает все броски с ним. Оба порядка двух костей отмечаются вместе. Ctrl+Enter — ответ.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Отметьте, какие из 36 бросков бьют.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Отмечено</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Игра на деньги, куб в центре. У обеих сторон так мало шашек, что все числа точны.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Игра на деньги, без правила Джейкоби.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Игра на деньги. Марс уже никто не выиграет.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Игра на деньги. Куб в центре, марсы считаются.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Назовите план, которого требует позиция.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Ни одну шашку уже не побить: важны только пипсы.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Без ясного плана</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Не удваивать</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Не переудваивать</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Ни один бросок не бьёт сразу две шашки, поэтому числа складываются.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Не удвоено</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Ещё не испробовано.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Здесь важна только безопасность. Самый безопасный ход не обязательно лучший.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Иначе заполняйте разрывы: ставьте шашку на пустой пункт и избегайте стопок.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Счёт пипсов</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Пипсы</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Сыграйте первый бросок, на деньги и при любом счёте.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Пункт за пунктом</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Пункты подряд</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Игра на прайм</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Куб в гонке</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Переудвоить, пас</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Переудвоить, принять</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Эталонные кубы</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Верный ответ</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Верно: бьют {number} из 36 бросков.</translation>
    </message>
    <message>
        <source>Rolled out by {engine}: {games} games {settings}; standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation type="vanished">Роллаут: {engine}, партий {games}, {settings}; стандартная ошибка здесь {error}.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Бьющие броски, из 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Броски, которые бьют, в среднем по всем возможным ходам: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Будущие броски</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Простые правила</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Текущий счёт</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Игра на бег</translation>
    </message>
    <message>
        <source>Running home</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation type="vanished">Бег домой</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Самый безопасный ход</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Выстрелы</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Выстрелы по расстоянию, между шашками пусто</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Стопки на первых пунктах, поровну у обоих</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Порог принятия, удвоение до {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Пороги принятия</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>36 бросков</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Лучший ход оставляет в среднем меньше всего бросков.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Лучшие ходы</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Блот на расстоянии шести</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Куб в центре.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Куб ваш, на 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Эффективный счёт пипсов — это среднее число бросков до конца выбрасывания, умноженное на 49/6. Ответ в пределах одного пипса верен.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Числа точные: они из таблицы всех таких позиций.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Первый бросок партии: как вы его сыграете?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is 0.5 in money play.</source>
        <translation type="vanished">Цена марса — это то, что выигрыш марса прибавляет к победе, как доля разницы между победой и поражением. В игре на деньги она равна 0,5.</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Цена марса — это то, что выигрыш марса прибавляет к победе, как доля разницы между победой и поражением. В игре на деньги она равна {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Последний бросок: следующим чёрные выбрасывают всё</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Последние {count}</translation>
    </message>
    <message>
        <source>The plan is</source>
        <extracomment>In front of the plan that is right where another was chosen</extracomment>
        <translation type="vanished">План:</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>В гонке равенство.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Верный ответ: {right}. «{chosen}» стоит {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Верный план</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Один бросок этого не объясняет: шашка была побита, или часть броска нельзя было сыграть.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Таблица счёта</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Порог принятия — это шанс на победу, который нужен, чтобы принять, если марсов нет и куб больше не поворачивается.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Вместе их меньше на {number}, так как одни и те же броски бьют в нескольких местах. Такое дублирование и нужно, когда приходится оставлять больше одного блота.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Слишком хорошо для удвоения</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Два броска: чёрным нужны два броска или один дубль</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>На расстоянии до шести выстрел прямой, и блот безопаснее вблизи, чем вдали: на шести его бьют 17 бросков, затем 15, 15, 14, 12, а на одном 11. С семи выстрел непрямой: нужны обе кости, и бьют самое большее 6 бросков. Поэтому ставьте блот рядом с бьющей шашкой или на расстоянии семи и больше, а на шести — только если придётся.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Потери</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Сколько эффективных пипсов у каждой стороны?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Каков план белых?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Что теряется</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Что нужно, чтобы принять при данном счёте, и чего там стоит марс.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Там, где у обеих сторон на одинаковых собственных пунктах поровну шашек, пропускайте их: разница от них не меняется.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Какой ход оставляет меньше всего выстрелов?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>У белых четыре пункта подряд или больше перед шашкой чёрных, которую нужно удержать.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>У белых никого не осталось в доме чёрных, и они впереди или уже выбрасывают. Все шашки должны дойти до дома и быть выброшены, не попав под удар.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Белым осталось пройти {white} пипсов, чёрным {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Белые далеко позади, держат два пункта в доме чёрных и ждут позднего выстрела.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Белые не явно впереди. Последние шашки стоят вместе на якоре или на среднем пункте и ждут выстрела или большого дубля.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Бросают белые.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Бросают белые. Что делать обоим игрокам?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Ваши — белые, внизу.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Белые впереди в гонке на {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Ход белых: как лучше выбрасывать?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Белые отстают в гонке на {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Шашки белых в зоне</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Белых шашек выброшено</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Перевес белых в пипсах</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Пипсы белых</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Кто это говорит</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Когда все шашки на 1-м пункте, считайте 7 пипсов на каждые две и ещё 1: десяти шашкам нужно 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Когда остались две шашки, сосчитайте, сколько бросков выбрасывают обе.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Без куба белые выигрывают {chance} партий.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Закон Вулси</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Вам нужно очков: {own}, сопернику: {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Вам нужно {own}, сопернику {other}; партия Кроуфорда уже была.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Вам нужно {own}, сопернику {other}; это партия Кроуфорда.</translation>
    </message>
    <message>
        <source>You said</source>
        <extracomment>In front of an answer that was given</extracomment>
        <translation type="vanished">Ваш ответ:</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Ваш блот на {point}-м пункте бьют {number} из 36 бросков.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Ваши подсчёты отличаются от верных: белые {white}, чёрные {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Вашего хода нет в таблице: он дороже всех показанных.</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Head of a row: what was answered
----------
Heads of columns: what was answered, what is true, and whether that is near enough</extracomment>
        <translation type="vanished">Ваш ответ</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>билдер</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>не бьёт</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>бьёт</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>бьёт, но пропущен</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>последний ответ</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>прыжок влюблённых</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>занимает пункт</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>отклонение {number} (пипсы)</translation>
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
        <translation>пока</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>разделение</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>ваш</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} на баре</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} на {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>отдано {number}</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>Бьют {number} из 36 бросков; вы отметили {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>отклонение {number} из 36 бросков</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>отклонение {number} процентного пункта</translation>
    </message>
    <message>
        <source>{number} pips off</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation type="vanished">отклонение {number} пипса</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} с</translation>
    </message>
    <message>
        <source>{pips} pips before the last roll, {dice}; now {now}.</source>
        <extracomment>{pips} before a roll {dice}, and {now} afterwards, in pips</extracomment>
        <translation type="vanished">{pips} пипсов до последнего броска, {dice}; теперь {now}.</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>Верно {right} из {all}.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>верно {right} из {all}</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>верно {share}</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Каждый вопрос создаётся заново, так что заучивать нечего. Ваши ответы сохраняются: каждый тренажёр показывает, как у вас получалось в последнее время.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>О тренажёрах</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Все тренажёры</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Тренажёры</translation>
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
        <translation>Всё равно &amp;бивер</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Лучше всего: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Всё равно &amp;удвоить</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Это стоит {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Речь о том, чтобы не проиграть марс.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Речь о том, чтобы выиграть марс.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Речь больше о победе в партии, чем о марсах.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>&amp;Оставить мой ход</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Посмотрите ещё раз на всю доску: чего хочет каждый из игроков?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Ни одно решение в этой партии не стоило так дорого, чтобы наставник о нём говорил.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Не это: попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>На этот раз нет: вот ответ.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Секунду…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Один из этих ходов лучший:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Всё равно &amp;пас</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>&amp;Всё равно бросить</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Всё &amp;равно принять</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Это стоило {cost}: вернуть?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Лучший ход начинается с шашек на обведённых пунктах.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>Во всех показателях считается первая попытка: {choice}, цена {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Наставник не смог посмотреть на это решение. Матч продолжается.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Наставник об этом ничего не сказал: H — подсказка движка.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Наставник думает…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Есть кое-что получше.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Подумайте о пункте, который можно занять.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Подумайте, сколько партий надо выиграть, чтобы принять.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Подумайте о позиции, гонке и угрозах: у кого чего больше?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Подумайте о безопасности: что может побить вас следующим ходом?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Подумайте о выбрасывании шашек.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Подумайте о марсах, которые вы выиграете, если играть дальше.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Подумайте о двух следующих бросках: сколько они могут изменить?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Подумайте о пунктах в своём доме.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Подумайте о пунктах, которые блокируют соперника.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Подумайте о счёте матча.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Подумайте о темпе: есть ли что бить?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Подумайте, что отдаётся ради безопасности.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Подумайте, что удержит соперника на баре.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Подумайте, что соперник ответит на удвоение.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Подумайте о своих задних шашках: могут ли они поставить якорь?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Подумайте о своих задних шашках: не пора ли бежать?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Подумайте о задних шашках соперника: могут ли они вырваться?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Наставник: объясняет то, что стоит {cost} и больше (куб — {cube}). Молчание значит: не хуже этого.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Наставник: после каждой партии перечисляет то, что стоило {cost} и больше (куб — {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Наставник: возвращает то, что стоит {cost} и больше (куб — {cube}). Молчание значит: не хуже этого.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Наставник: предупреждает о том, что стоит {cost} и больше (куб — {cube}). Молчание значит: не хуже этого.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Сыгранное в итоге стоило слишком мало для этого списка.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Вы учли каждое предупреждение: ничего дорогого смотреть не осталось.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>бивер</translation>
    </message>
    <message>
        <source>double</source>
        <translation>удвоить</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>не удваивать</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>take</source>
        <translation>принять</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (первая попытка)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (проба)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} стоит {cost}.</translation>
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
            <numerusform>%n решение, на которое стоит взглянуть</numerusform>
            <numerusform>%n решения, на которые стоит взглянуть</numerusform>
            <numerusform>%n решений, на которые стоит взглянуть</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Предупреждений: %n. Учтено: {heeded}. Спасено эквити: {saved}.</numerusform>
            <numerusform>Предупреждений: %n. Учтено: {heeded}. Спасено эквити: {saved}.</numerusform>
            <numerusform>Предупреждений: %n. Учтено: {heeded}. Спасено эквити: {saved}.</numerusform>
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
        <translation>После партии: на что стоит взглянуть</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Решения о кубе с ценой не меньше</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Куб:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Объяснять: называет и цену решения</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Начиная с цены</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Ходы с ценой не меньше</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Ходы:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Намекать: говорит, что есть кое-что получше</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Выключен</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Учить: дважды возвращает ход, затем показывает</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Матч тренировочный и не идёт в рейтинг. Молчание значит: не хуже этого.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>При игре с часами наставника нет.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>В этой игре наставника нет: оценить её шансы здесь некому.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Между компьютерами учить некого.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Наставник друга</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Ваш &amp;друг</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>&amp;Помочь</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Оставить</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>Посмотреть &amp;ещё раз</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Почему</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>У обоих выпало {die}, бросайте ещё раз. Что теперь?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Начало: по одной кости, у кого больше, тот начинает. Что выпало?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Что выпало на костях?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Ваш бросок: что на костях?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>Бросает {name}: что на костях?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Щёлкните грани или введите: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Косая кость, перебросить</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Первая кость</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Вторая кость</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Эти кости</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Ввод костей</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Показать в &amp;папке</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Отменить удаление (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Вашу библиотеку использует другая программа. bgdesk закроется, как только всё сохранится.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Вашу библиотеку использует другая программа. bgdesk сохранит это, как только сможет.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Грубая ошибка, {cost}: лучшее — {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Удвоить, бивер</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Удвоить, пас</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Удвоить, принять</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Сомнительно, {cost}: лучшее — {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Ошибка, {cost}: лучшее — {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Пропущено удвоение, {cost}: верно — {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Пропущено переудвоение, {cost}: верно — {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Не удваивать, бивер</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Не удваивать, принять</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Не переудваивать, бивер</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Не переудваивать, принять</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Удвоить по желанию, пас</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Удвоить по желанию, принять</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Переудвоить по желанию, пас</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Переудвоить по желанию, принять</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Переудвоить, бивер</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Переудвоить, пас</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Переудвоить, принять</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Верно: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Порог принятия {take} без марсов, куб мёртв · цена марса {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Слишком хорошо для удвоения, пас</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Слишком хорошо для удвоения, принять</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Слишком хорошо для переудвоения, пас</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Слишком хорошо для переудвоения, принять</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Неверный бивер, {cost}: верно — {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Неверное удвоение, {cost}: верно — {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Неверный оттер, {cost}: верно — {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Неверный пас, {cost}: верно — {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Неверный ракун, {cost}: верно — {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Неверное переудвоение, {cost}: верно — {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Неверно принято, {cost}: верно — {right}</translation>
    </message>
    <message>
        <source>Wrong {raised}, {cost}: right was {right}</source>
        <extracomment>Verdict. {raised} is such as: beaver</extracomment>
        <translation type="vanished">Неверно: {raised}, {cost}; верно — {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>удвоить, бивер</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>удвоить, пас</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>удвоить, принять</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>не удваивать, бивер</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>не удваивать, принять</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>не переудваивать, бивер</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>не переудваивать, принять</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>удвоить по желанию, пас</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>удвоить по желанию, принять</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>переудвоить по желанию, пас</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>переудвоить по желанию, принять</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>переудвоить, бивер</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>переудвоить, пас</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>переудвоить, принять</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>принять</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>слишком хорошо для удвоения, пас</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>слишком хорошо для удвоения, принять</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>слишком хорошо для переудвоения, пас</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>слишком хорошо для переудвоения, принять</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: лучшее — {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} матча)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>&amp;Копировать приглашение</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Виден в этой сети</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>&amp;Закрыть стол</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Копировать &amp;приглашение для зрителей</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Приглашение</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Тогда другие в этой сети смогут найти его и сесть по короткому коду.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Другие в этой сети видят ваш стол и садятся за него с этим кодом. Прочитайте его кому-нибудь вслух.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Отправьте его тому, с кем хотите играть: место может занять любой, у кого оно есть.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Приглашение в буфере обмена.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>Приглашение для зрителей в буфере обмена.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Матч начнётся, как только другой игрок согласится. До этого вы можете делать в этом окне что-нибудь ещё; стол остаётся открытым, пока вы его не закроете.</translation>
    </message>
    <message>
        <source>The other is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation type="vanished">Другой игрок</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Где другой игрок</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Ваш стол открыт</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>где угодно, через ретранслятор {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>за этим компьютером ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>в этой сети ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>в интернете ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Решение {number} из {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Ошибки известны, когда матч проанализирован: нажмите F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Раньше ошибок нет: это последняя ошибка матча.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Выше этой нет ни одной вашей линии.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Удалённых линий нет.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>До конца больше нет ошибок: это снова первая.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Из этой позиции других линий нет.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Ни у кого нет ошибки с ценой {cost} или больше.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Это конец матча.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Линия удалена. Ctrl+Z вернёт её.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Это начало матча.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Это конец линии.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Эта линия из файла, она остаётся.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Вы просмотрели все ошибки.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>У вас нет ошибки с ценой {cost} или больше.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>ошибка {number} из {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name}: нет ошибок с ценой {cost} или больше.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Страница для браузера (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Картинка (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Сохранение турнира</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>Файл {file} не записан ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Файл {file} не записан.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>&amp;Быстрее</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>&amp;Разобрать матч</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>К &amp;сетке</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>В &amp;конец</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>В bgdesk что-то пошло не так, и ошибки этого матча не показать. Матч и его анализ сохранены; подробности в журнале.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Добавить человека…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Переименовать…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Добавить человека</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Имена в ваших матчах</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Переименовать человека</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Матчей с именами пока нет.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Отметьте имена, под которыми играет этот человек. Показатели и рейтинг меняются сразу.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Кто есть кто</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>На удвоение надо пасовать: эквити {refusal}; если играть дальше — {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>После следующего броска каждого игрока удвоение уже нельзя принять в {share} случаев.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Якоря</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>На первый взгляд одно это стоит {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>При этом счёте</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Коксы</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Блокирующий пункт</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Блоты</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Блоты в доме</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Шашки на пункте сверх трёх</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Шашки на 1-м и 2-м пунктах</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Шашки, запертые за ним</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Дорогие выстрелы</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Двойные удары</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Легко войти</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Достаточно побед</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Даже если бы куб больше никогда не поворачивался, чтобы принять, вам нужно было бы выигрывать только {needed} партий; здесь это {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Даже если бы куб больше никогда не поворачивался, чтобы принять, игроку {name} нужно было бы выигрывать только {needed} партий; здесь это {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Всё остальное стоит {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Всё остальное возвращает {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Проигранные марсы</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Выигранные марсы</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Надо пасовать</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Пункт в доме</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Если бы куб больше никогда не поворачивался, для принятия нужно было бы выигрывать {needed} партий; здесь это {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Если бы куб больше никогда не поворачивался, чтобы принять, игроку {name} нужно было бы выигрывать {needed} партий; здесь это {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Всего</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>В игре на деньги это решение было бы верным; при этом счёте — нет.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Марс проигрывается на {chance} реже, что возвращает {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Марс проигрывается на {chance} чаще, что стоит {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Марс проигрывается на {chance} чаще: {share} из потерянных {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Марс выигрывается на {chance} реже, что стоит {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Марс выигрывается на {chance} реже: {share} из потерянных {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Марс выигрывается на {chance} чаще, что возвращает {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Побед на {chance} меньше, что стоит {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Побед на {chance} меньше: {share} из потерянных {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Побед на {chance} больше, что возвращает {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Перевес в гонке, в пипсах</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Выпускает шашку</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Самый длинный блок, в пунктах</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Занятые пункты</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Рынок потерян</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Упущен удар</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Больше выстрелов</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Большая часть потерь — из-за коксов.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Большая часть потерь связана с кубом; без куба эти два хода были бы ближе.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Эквити: без удвоения {played}, с удвоением {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Ни одна причина, которую bgdesk может проверить, сама по себе не объясняет потерь.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Причин нет: разница в пределах ошибки роллаута.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Причин нет: на эти два хода смотрели с разной глубиной.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Эквити: без переудвоения {played}, с переудвоением {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Терять нечего</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Шашки соперника на баре</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Счёт пипсов</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Пункты в доме</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Пункты снаружи, с 7-го по 17-й</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Броски, которыми не войти</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Броски с ударом на 10 пипсов и больше</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Броски с двойным ударом</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Бьющие броски, из 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Броски, которые выпускают шашку</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Блок короче</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Принять и пас здесь близки: если вы не уверены, что верно, удваивайте.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Эквити: с удвоением {played}, без удвоения {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Ошибка слишком мала, чтобы с уверенностью назвать причину.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Сопернику нужно одно очко, поэтому куб вам ничего не стоит.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Сопернику нужно одно очко, поэтому куб ничего не стоит. Решает {name}.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Эквити: пас {played}, если принять — {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Эквити: с переудвоением {played}, без переудвоения {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Остальное, в основном куб, стоит {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Остальное, в основном куб, возвращает {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Эквити: если принять — {played}, пас {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Время есть</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Время есть: после следующего броска каждого игрока удвоение уже нельзя принять лишь в {share} случаев.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Время есть: что бы ни бросили оба игрока, удвоение и после этого можно принять.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Там эквити без удвоения {value}, а с принятым удвоением {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Эти бьют только после хода ({name}):</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Эти бьют только после вашего хода:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Эти бьют только после {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Эти только после хода ({name}):</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Эти только после вашего хода:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Эти только после {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Слишком мало побед</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Слишком хорошо</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Слишком хорошо для удвоения: эквити при игре дальше {value}, при пасе {refusal}; марсом выигрывается {gammons} партий.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Слишком осторожно</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} из {all} пар бросков, на первый взгляд.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Ещё факты</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Почему</translation>
    </message>
    <message>
        <source>best</source>
        <translation>лучшее</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>эквити</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>сыграно</translation>
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
        <translation>Ход не по правилам не может закончить партию.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Принять или играть дальше?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Эйси-дьюси</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Эйси-дьюси (американская)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Эйси-дьюси (европейская)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Эйси-дьюси (флотская)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Прежде чем ходить дальше, должны войти все ваши шашки.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Все ваши кости сыграны.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Сначала нужно ответить на предложение.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Бэкгаммон</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>В этом матче играют без биверов.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Британская пятёрка</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Шашки ходят только вперёд: с более высоких пунктов на более низкие.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Щёлкните шашку, чтобы сыграть {die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Щёлкните шашку, чтобы сыграть {left} · правый щелчок — {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Щёлкните кости, чтобы завершить ход</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Щёлкните кости, чтобы бросить</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Щёлкните кости, чтобы бросить ещё раз</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Щёлкните кости, чтобы бросить · щёлкните куб, чтобы удвоить</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Остались кости, которые можно сыграть.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Голландский бэкгаммон</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Февга</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Вынужденный ход, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Вынужденный ход: за вас сыграно {play}.</translation>
    </message>
    <message>
        <source>Forced: {who} played {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation type="vanished">Вынужденный ход {play}: {who}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Партия {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Гюльбара</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Правило Холланда: никто не удваивает, пока оба игрока не сыграют по два броска.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Гипергаммон</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Гипергаммон (1 шашка)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Гипергаммон (2 шашки)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>В этой игре шашку выбрасывает только точное число.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Осталось от вас, теперь играет {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Осталось от соперника ({name}), теперь играете вы</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Осталось от соперника ({name}), теперь играет {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Осталось: {numbers}, теперь играете вы.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Осталось: {numbers}, теперь играет {name}.</translation>
    </message>
    <message>
        <source>Longgammon</source>
        <translation>Лонггаммон</translation>
    </message>
    <message>
        <source>Moultezim</source>
        <translation>Мультезим</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Накгаммон</translation>
    </message>
    <message>
        <source>Name a double first: click a die or press 1 to 6.</source>
        <translation>Сначала назовите дубль: щёлкните кость или нажмите 1–6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Назовите дубль: если он сыгран полностью, вы бросаете ещё раз · щёлкните кость или нажмите 1–6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Назовите дубль; за ним следует дубль с противоположной грани: если всё сыграно, вы бросаете ещё раз · щёлкните кость или нажмите 1–6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Дальше вы называете дубль · щёлкните кости, чтобы продолжить</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Дальше вы бросаете ещё раз · щёлкните кости, чтобы продолжить</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Дальше {numbers} · щёлкните кости, чтобы продолжить</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Ни одна шашка не может миновать середину доски, пока не вошли все.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>В этой партии нет куба: это партия Кроуфорда.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Хода нет · щёлкните кости, чтобы продолжить</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Хода нет: нажмите Enter, чтобы продолжить.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>В этом ходу больше шашек со старта снять нельзя.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Никто не выбрасывает, пока прижата одна из собственных шашек.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Удваивать до первого хода нельзя.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>С этими костями ни одна ваша шашка не дойдёт до бара.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>С этими костями ни одна ваша шашка не дойдёт до резерва.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>С этими костями ни одна ваша шашка не дойдёт до лотка.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>С этими костями ни одна ваша шашка не дойдёт до {point}-го пункта.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Сыграть можно только одну из костей, и тогда это должна быть {die}.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Плакото</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Играйте эти кости или перебросьте обе · щёлкните шашку или «Перебросить»</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Портес</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Нажмите пробел, чтобы начать следующую партию</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Нажмите пробел, чтобы начать следующую партию: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Сначала бросьте кости, потом ходите.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Русский бэкгаммон</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Шесть пунктов подряд можно занять, только если впереди них есть шашка соперника.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Принять или пас? · щёлкните куб, чтобы принять</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Принять, пас или бивер? · щёлкните куб, чтобы принять</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Принять, пас или оттер? · щёлкните куб, чтобы принять</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Принять, пас или ракун? · щёлкните куб, чтобы принять</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Принять, пас или переудвоить? · щёлкните куб, чтобы принять</translation>
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
        <translation>Эта шашка прижата: на ней лежит шашка соперника.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Это лоток соперника.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Этот ход не по правилам: возразите сейчас или бросайте, и он останется в силе</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Для этого хода нужна {die}, а её у вас нет.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Такая позиция невозможна.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Шашка, побившая на вашем {point}-м пункте, в этом ходу должна там остаться.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>На {point}-м пункте шашки соперника.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Выше куб сейчас повернуть нельзя: примите или спасуйте.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Куб и так достаточно велик: эта партия выигрывает вам матч.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Поворачивать куб — право соперника.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Сбой движка; его место занимает простой игрок, матч продолжается.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Движок останавливался снова и снова, и пока он больше не запускается; матч сохранён.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Движок остановился и запущен заново; он продолжает с того же места.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>Столько в этой партии проиграть нельзя.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Матч окончен.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Расстановка уже не меняется: в этой партии сделано два хода.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Не удалось прочитать настройки ({detail}); действуют исходные, файл сохранён.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Не удалось сохранить настройки ({detail}); они действуют, пока bgdesk не закрыта.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Настройки записаны более новой bgdesk; сделанные здесь изменения не сохранятся.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Сохранённое значение «{detail}» недопустимо; действует исходное.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Сильный движок не справляется с этой позицией; здесь решает простой игрок.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Сильный движок не знает этой игры; его место занимает простой игрок.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>{die} ещё можно сыграть.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>Нужно сыграть {die}: обе кости надо использовать, если это возможно.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>{point}-й пункт закрыт: его занимает соперник.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>{point}-й пункт заполнен: в этой игре на нём может стоять не больше пяти шашек.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>На {point}-м пункте есть шашка: {die} не может выбросить более низкую.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>В матче до 1 очка нет куба.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Возвращать нечего.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Эти числа сыграны. Дальше вы называете дубль: щёлкните кости, чтобы продолжить.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Эти числа сыграны. Дальше вы бросаете ещё раз: щёлкните кости, чтобы продолжить.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Эти числа сыграны. Дальше {numbers}: щёлкните кости, чтобы продолжить.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Эта партия окончена.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>В эту игру играют без куба.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Этот соперник не может играть: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Это шашки соперника.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Сейчас это невозможно.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>У вас нет шашек в резерве.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>У вас нет шашек на баре.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>У вас нет шашек в лотке.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>На {point}-м пункте нет ваших шашек.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Там нет вашей шашки, которой можно пойти.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Вы уже бросили: удваивать нужно до броска.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Выбрасывать можно, когда все ваши шашки дома; одна ещё в резерве.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Выбрасывать можно, когда все ваши шашки дома; одна ещё на баре.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Выбрасывать можно, когда все ваши шашки дома; одна ещё на {point}-м пункте.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Выбрасывать можно, когда все ваши шашки вошли и стоят дома.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Бить можно, когда одна из ваших шашек дошла до вашего дома.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Нельзя занимать все шесть пунктов этого начального дома.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Вы играете оставшиеся числа</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Сначала должна войти ваша шашка с бара.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Ваши кости не достают до бара ни по одной, ни вместе.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Ваши кости не достают до резерва ни по одной, ни вместе.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Ваши кости не достают до лотка ни по одной, ни вместе.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Ваши кости не достают до {point}-го пункта ни по одной, ни вместе.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Ваша первая шашка должна миновать старт соперника, прежде чем пойдёт другая.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Соперник уже отклонил больше.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Ваши шесть пунктов запирают все шашки соперника: вы обязаны их открыть.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk сама расставила эту доску; ошибка возможна только в вашей собственной, как при вводе костей вручную.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} начинает следующую партию</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>Оставшиеся числа играет {name}</translation>
    </message>
    <message>
        <source>{numbers} is left, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation type="vanished">Осталось {numbers}, теперь играете вы.</translation>
    </message>
    <message>
        <source>{numbers} is left, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation type="vanished">Осталось {numbers}, теперь играет {name}.</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Ход анализа</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Проанализированное сохраняется, остальное можно сделать позже</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Всё остальное в {folder}, но эти записать не удалось: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Резервная копия в эту папку</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Копия за день</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Перед восстановлением из копии</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Перед обновлением bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Проверка каждой страницы и каждого матча…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Закрыть и запустить &amp;снова</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Прежде чем данные начнут там использоваться, всё копируется и сравнивается; здешнее остаётся, пока вы не отправите его в корзину. Для этого bgdesk закроется и запустится снова.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Всё находится в {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Экспорт всего в эту папку</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Экспорт всего…</translation>
    </message>
    <message>
        <source>Have the library as it is in {file}?</source>
        <translation type="vanished">Сделать библиотеку такой, как в файле {file}?</translation>
    </message>
    <message>
        <source>Have the library as it was on {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation type="vanished">Сделать библиотеку такой, какой она была {when}?</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Хранить ваши данные теперь в {folder}?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Библиотеки (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Создаётся резервная копия…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Перенести ваши данные в эту папку</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Здесь нет программы, которая показывает папки.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Сыграно здесь: {played}. Открыто: {opened}. В корзине: {binned}. Позиций: {positions}. Анализов: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Отправить в &amp;корзину</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Отправить в корзину данные, оставшиеся после переноса?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Старые данные отправляются в корзину…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Восстановить из этого файла</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Восстановить библиотеку из {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Восстановить библиотеку ({when})?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Остановлено. Уже записанное остаётся.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Резервная копия — {file}; она проверена.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Библиотека ещё не проверялась.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Старые данные в корзине.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Нынешняя библиотека сохраняется и будет в списке резервных копий, так что её можно вернуть. Для этого bgdesk закроется и запустится снова.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>При последней проверке, {when}, не всё было в порядке.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>При последней проверке, {when}, библиотека была в порядке.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Ваши данные</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Ваши данные, оставшиеся после переноса, всё ещё в {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>Папку с вашими данными синхронизирует {service}. О чём помнить, сказано в меню «Матч», «Ваши данные».</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Резервная копия в папку…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Проверить сейчас</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>&amp;Экспортировать всё…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>Пере&amp;нести в другую папку…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Открыть папку</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Восстановить из этой копии…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Резервные копии</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Каждый матч в .json со всем, что о нём известно, и в .mat для других программ.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Всё в виде файлов</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Папка</translation>
    </message>
    <message>
        <source>How it is</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation type="vanished">Состояние</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход выполнения</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Отправить старые данные в &amp;корзину…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Восстановить из &amp;файла…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>Пок&amp;азать в папке</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Резервных копий ещё нет. bgdesk делает копию вскоре после первого запуска каждого дня.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation type="vanished">Где они лежат</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ваши данные</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Разн.</translation>
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
        <translation>Найденные решения</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>from</source>
        <extracomment>Names for a screen reader, as in: Pips of the player, from</extracomment>
        <translation type="vanished">от</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="vanished">до</translation>
    </message>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, не меньше</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, не больше</translation>
    </message>
</context>
</TS>
