<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>結束比賽</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>結束本場</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>結束這場比賽</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>結束本場</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>要在此結束本場嗎？比分保持不變。</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>要在此結束本場嗎？目前這一局判你輸，以全部分數計。</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>要在此結束本場嗎？這一局將判{winner}獲勝。</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>要在此結束這場比賽嗎？將判{winner}獲勝。</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>要結束這場比賽嗎？</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>隨時可以繼續，賽事會等著它。</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>先放著</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>不記錄結果，而且無法還原。</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>不記錄結果。它會留在回收筒裡，可以從那裡還原。</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>從頭重新下</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>比賽認輸</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>這場比賽認輸</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>要認輸嗎？這場比賽將由對手獲勝。</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>比分保持不變。</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>賽事中的這場比賽怎麼處理？</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>已下的部分會放進回收筒；骰子會是新的。</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>目前這一局判你輸，以全部分數計。</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>對手獲勝，結果有效。</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>將判{winner}獲勝。</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>關於bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>使用的元件</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>下西洋雙陸棋，覆盤，練習。MIT授權。</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>本翻譯由機器按照棋類術語表完成，並由機器再次校讀，尚無棋手核對過。如何修改譯文，見「說明」中的「語言」一頁。</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>尋找你的資料夾</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>報告頁面</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>實力強的對手</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>字型</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>由Open Sage使用</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>視窗與圖形</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>寫入設定</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>關於bgdesk(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>分析(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到對局(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>回到比賽(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>回到覆盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>反加倍(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>更好的走法(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>註解(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>更深入(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>骰子(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>加倍(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>失誤(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>公平骰子(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>歷史統計(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>尋找決策(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>尋找相似局面(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>第一個局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>標記這個決策(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>跟隨系統(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>前往(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>請教練幫忙(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>內盤在左側(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>入門指南(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>匯入報告(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>鍵盤(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>鍵盤快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>從這場比賽中學習(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>檢查新版本(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>比賽(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>走法(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新比賽(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>下一個決策(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>下一個標記(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>下一個局面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>下一題(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>後退一步(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>走一步(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>另一方在下面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>放棄(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>貼上比賽或局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>下棋(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>走完後的局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>練習(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>上一個決策(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>上一個局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>本場比賽測驗(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>刪除變化(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>比賽認輸(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>與各對手的戰績(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>結果(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>覆盤(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>擲骰(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>推演(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>本玩法的規則(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>側邊欄(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>跳過(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>停止分析(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>停止推演(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>接受(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>悔棋(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>訓練(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>試試別的走法(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>復原回答(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>驗證骰子(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>你在比賽中的選擇(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>更差的走法(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>剩下的最大失誤(&amp;W)</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>把你在本場比賽中值得練習的每個失誤做成卡片</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>再點一下會改為先走另一顆骰子</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>深色視窗</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>淺色視窗</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>每次多提示一點：該想什麼、哪些棋子、答案</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>接受認輸(&amp;C)</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>在一張表中列出所有鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>分析本場比賽的每個決策</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>檢查有沒有新版本的bgdesk：現在查一次，或每天查一次</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>回到接著下的對局(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>回到覆盤(&amp;V)</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>後退，包括唯一走法(&amp;F)</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>反覆考你棋盤上的這個決策，直到你掌握為止</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>聊天(&amp;A)</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>更改bgdesk的下法和外觀</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>檢查本場比賽的每次擲骰</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>棋子、加倍骰、骰子和比分，依其他程式能讀的格式</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>選擇對手、分數和規則</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>選擇骰子(&amp;D)…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>關閉bgdesk；比賽依現狀保留</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan ki(&amp;K)…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>由電腦走(&amp;P)</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>電腦對電腦(&amp;M)</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>電腦對電腦，已暫停：走一步（擲骰、走棋或加倍決策）</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>電腦對電腦：暫停或繼續</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>電腦對電腦：加快</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>電腦對電腦：放慢</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>確認走法，結束回合</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>繼續(&amp;I)</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>繼續一場比賽，或檢視你下過或開啟過的比賽</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>複製局面(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>複製為GNU Backgammon ID(&amp;G)</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>複製為XGID(&amp;X)</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>複製為bgdesk文字格式(&amp;B)</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>複製到論壇(&amp;U)…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>局面複製為(&amp;A)</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>複製棋盤上的決策或全部失誤，以便在別處展示</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>複製局面：西洋雙陸棋用XGID，其他玩法用bgdesk文字格式</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>更正擺子(&amp;U)…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>算作容易(&amp;E)</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>算作困難(&amp;H)</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>算作已掌握(&amp;K)</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>算作答錯(&amp;M)</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>不看答案，把走錯的地方重新決定一次</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>完成(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>賽事與棋手(&amp;V)…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>結束本場(&amp;D)…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>結束正在進行的推演，保留已有結果</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>依實際走法輸入(&amp;L)…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全螢幕(&amp;U)</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>標記棋盤上的決策以便再找到；或取消標記</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>適用於每種玩法：名稱、棋子和輪到誰走</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>從任何地方都可以；用方向鍵在棋盤上移動</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>作戰方案、開局、加倍、競速，以及術語</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>以原賭注輸掉這一局</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>在變化中後退，從第一步退回比賽</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>後退一個決策，沒有選擇餘地的也算</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>退回上一個有選擇餘地的決策</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>退回上一個失誤，不論是誰的</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>退回你的上一個失誤；不知道你是哪一方時，退回任一方的失誤</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>在變化中前進，直到末尾</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>前進一個決策，沒有選擇餘地的也算</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>前進到下一個有選擇餘地的決策</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>繼續從這場比賽接著下的對局</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>前往棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>前往你還沒看過的代價最大的失誤</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>前往下一局的第一個決策</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>前往本局或上一局的第一個決策</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>前往下一個區域(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>前往你標記的下一個決策</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>前往下一個失誤，不論是誰的</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>前往bgdesk的起始頁，或回到棋盤</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>前往上一個區域(&amp;V)</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>前往你的下一個失誤；不知道你是哪一方時，前往任一方的失誤</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>還原上次刪除的變化</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>骰子如何產生，如何檢查</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>比賽結果，附PR、運氣和值得看的決策</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>你對各電腦棋手的戰績，以及你的棋力</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>刪除這條變化及其分支；按Ctrl+Z還原</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>學習：開始，或前往下一個決策</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>學習：放棄這一題，看最佳走法</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>學習：不回答，前往下一個決策</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>離開試走的變化（會保留），回到比賽</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>讓電腦來做這個決策</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>下一條變化(&amp;N)</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>明暗與桌面一致</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>上一條變化(&amp;A)</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>把這條變化排到上一條之前，或讓上一條成為它的分支</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>從另一邊看棋盤</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>更深入地分析棋盤上的決策</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>回到你接著下的那場比賽，停在離開的地方</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>在你的所有比賽中尋找失誤和局面</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>現在認輸這場比賽，或結束現金場</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>製作卡片(&amp;C)</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>把失誤做成卡片(&amp;E)</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>標記(&amp;K)</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>比賽清單(&amp;C)…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>左右翻轉棋盤</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>滑鼠、鍵盤、輸入走法</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>清單中的走法(&amp;L)</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>上移變化(&amp;U)</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>下一局(&amp;E)</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>下一個失誤(&amp;X)</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>任一方的下一個失誤(&amp;T)</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>對走法提出異議(&amp;E)…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>提議輸掉這一局；對手可以拒絕</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>提議以雙倍賭注繼續下</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>在棋盤上(&amp;B)</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>前進，包括唯一走法(&amp;W)</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>前進一步(&amp;M)</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>開啟任何程式儲存的比賽或局面</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>開啟剪貼簿上的比賽或局面</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>從這裡接著下(&amp;L)…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>上一局(&amp;R)</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>暫停(&amp;E)</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>步數、打擊機會、接受點等，每次都出新題。再按一次：返回</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>與電腦和朋友下一項賽事，或繼續一項賽事。再按一次：返回</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>繼續下，爭取更多</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>在棋盤上從這裡接著下，不影響比賽；按Esc返回</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>與另一台電腦前的人對弈。再按一次：返回</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>把棋盤上的決策推演許多次；再按一次：暫停或繼續</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>在獨立的視窗裡玩中國古老的「瓶子」棋</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID和Match ID，GNU Backgammon可讀的格式</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>練習(&amp;A)</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>練習：忘掉上一個回答，把那張卡片再問一次</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>練習：看你在比賽中的選擇；卡片算作困難</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>練習：卡片稍早一點再出現</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>練習：卡片很快再出現</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>練習：卡片很久以後再出現</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>練習：卡片在你快要忘記時再出現</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>練習：不再問這張卡片；卡片頁裡還有它</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>上一個失誤(&amp;V)</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>任一方的上一個失誤(&amp;Y)</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>更正擺錯的起始局面，在一局的第二步之前可用</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>在棋盤上擺任意局面；檢視比賽時從所示局面開始。再按一次：返回</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>在棋盤上顯示代替這步的試走變化</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>擱置卡片(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>拒絕認輸(&amp;J)</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>本局認輸(&amp;S)…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>還原刪除的變化(&amp;S)</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>最近的檔案(&amp;L)</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>裁判模式：輸入實際走法，不論是否合法</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>裁判模式：要求重走不合法的一步</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>再戰(&amp;H)</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>報告(&amp;O)…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>報告問題(&amp;P)…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>擲骰統計(&amp;C)</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>擲骰子</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>推演這個決策(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>顯示答案(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>放慢(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>交換骰子(&amp;W)</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>另存副本(&amp;V)…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>儲存包含比賽每個決策的網頁或PDF</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>把比賽儲存為其他程式可讀的檔案</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>儲存有助於找出原因的資訊；不會傳送到任何地方</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>指定擲出的點數，代替擲骰</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>比分與步數(&amp;O)</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>比分透鏡(&amp;L)…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>擺局面(&amp;I)</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>顯示雙方的PR、運氣和失誤，依類別和階段</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>顯示並朗讀比分、步數和加倍骰</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>顯示提示和勝率</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>顯示每個點數擲出的次數</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>顯示或隱藏棋盤旁的側邊欄</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>在棋盤上顯示清單中的第一個走法；2到9顯示其他走法</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>顯示失誤清單，可排序和選擇</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>顯示走法清單</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>在棋盤上顯示清單中更好一個的走法</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>在棋盤上顯示清單中更差一個的走法</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>顯示所選走法之後的局面；未選時顯示實際走法和最佳走法之後的局面</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>顯示現在的局面</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>顯示前一步的局面</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>顯示後一步的局面</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>顯示比賽的開始</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>顯示雙方擲出、走掉和浪費的點數</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>顯示引擎會怎麼走；此後比賽算作練習</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>從所示局面開始一局</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>以同樣的棋手和規則開始新比賽</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>起始頁(&amp;G)</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>停止學習；你的回答會保留</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>策略與術語(&amp;Y)</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>總結(&amp;M)</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>輸入走法(&amp;Y)…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>網路棋桌(&amp;W)…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>撤回本回合走過的所有棋子</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>撤回上次走的棋子</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>收回你的上一個決策；此後比賽算作練習</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>接受加倍並擁有加倍骰</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>接受，並立即再翻一次加倍骰</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>與另一台電腦前的棋手聊天</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>這張卡片(&amp;I)</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>棋盤、按鈕、側邊欄、通知</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>從同一局面分出的上一條變化，沒有則為比賽</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>從同一局面分出的下一條變化</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>接下來要做的事：擲骰、結束回合、開始下一局</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>本場比賽的規則</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>從這裡前往另一條變化(&amp;L)</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>賽事(&amp;M)…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>試試別的走法(&amp;Y)</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>輸入走法，例如8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>全部復原(&amp;A)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>使用整個螢幕</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>版本、引擎和授權</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>bgdesk的這個版本和以往版本中有哪些變化</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>更新內容(&amp;N)</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>分析過的會保留；以後可以繼續</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>棋盤上的局面在每種比分下的最佳選擇</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>類似的局面裡怎麼走的，代價多大</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>開啟的檔案中讀到、修復和異常的內容</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>比賽的地點、時間和棋手姓名</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>你的比賽存放在哪裡；檢查、備份、還原、移動或匯出</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>依提議的分數贏下這一局</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>為棋盤上的決策寫點註解</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>你的資料(&amp;D)…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>你的PR，你在哪裡失分最多，骰子又怎麼樣。再按一次：返回</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>你的卡片：今天到期的、牌組和今後幾天的</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>比賽已分析；按{key}檢視結果和值得看的決策。</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>你的上一場比賽已分析；可在「比賽清單…」中找到。</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>照上次</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>深度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>誰的決策(&amp;W)</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>雙方</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>棋盤上的決策</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>整場比賽</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>這一局</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>分析範圍(&amp;S)</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>bgdesk發生內部錯誤，分析已停止。已分析的部分會保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>接受，或繼續下。</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>指定一個對子。</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>請走棋。</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>擲骰或加倍。</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>擲骰。</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>接受或放棄。</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>接受、放棄，或立即再次加倍。</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>輪到{name}接受，或繼續下。</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>輪到{name}指定一個對子。</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>輪到{name}走棋。</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>輪到{name}擲骰或加倍。</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>輪到{name}擲骰。</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>輪到{name}接受或放棄。</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>輪到{name}接受、放棄，或立即再次加倍。</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>bgdesk發生內部錯誤。詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>照實際…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到對局</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>回到比賽</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>回到覆盤</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>對方提出反加倍</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>由電腦走</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>確認走法</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>克勞福德</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>克勞福德局</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>骰子…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>對方提出加倍</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>加倍到{value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>加快</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>在變化中，比賽之外</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>在這種玩法中，一方有棋子到家後才可以打子。</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>從這場比賽中學習</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>現金</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>現金場</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>指定對子</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新比賽…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>下一題</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>異議…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>輪到擲骰</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>對方提出第三次反加倍</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>請先暫停</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>繼續下</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>接著下…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>請稍候</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>對方提出再反加倍</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>再加倍</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>對方提出再加倍</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>再加倍到{value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>再戰</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>對方提出認輸</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>認輸…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>結果…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>再擲一次</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>放慢</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>單步</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>棋桌…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>要走：{dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>回到覆盤</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>回到賽事</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>試試別的走法</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>試走，比賽之外</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>回合繼續</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>你在觀戰</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>可以打子</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>還不能打子</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>克勞福德後</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>練習賽</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>{length}分</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>很慢</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>刪除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>儲存這個局面(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>之前擺的局面(&amp;W)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>已儲存為「{position}」。</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>局面「{position}」無法讀取，已原樣保留。</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>已刪除「{position}」。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>雙方走同一方向，都從同樣的6號點到1號點收子。</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>雙方繞同一方向走；對手從你的12號點出發，從你的18號點到13號點收子。</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>骰子：指定一個對子</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>骰子：尚未擲</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>骰子：按下即擲</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>加倍骰為{value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>指定{double}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>沒有加倍骰</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>{number}號點</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>雙方走相反的方向。</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>你的中欄</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>對手的中欄</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>對手的備用區</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>對手的收子槽</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>你的備用區</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>你的收子槽</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>可以走</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>空</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>在中間</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>已向你提出</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>已向對手提出</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>壓住1枚黑子</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>壓住1枚白子</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>克勞福德局中不使用</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>按下即加倍</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>按下即結束回合</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>按下即接受</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>上一次擲出{faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>然後指定一個對子</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>然後再擲一次</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>然後{numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>下面壓住1枚黑子</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>下面壓住1枚白子</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>值{value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>歸對手</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>歸你</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face}走了一部分</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face}已走</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1到6</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>C, Shift+C</source>
        <translation>C、Shift+C</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Ctrl+Z、Ctrl+Y</translation>
    </message>
    <message>
        <source>From the board to the usual next thing, and on</source>
        <translation>從棋盤到通常的下一件事，並繼續</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>在候選清單中：走這一步</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M、Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>指定對子，在允許這樣做的玩法中</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>那裡一枚也不放</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>在棋盤上</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>那裡多放一枚棋子</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>擺局面</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+空白鍵、Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>那裡放這麼多枚棋子</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>放這麼多枚另一方的棋子</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>空白鍵、Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>數字鍵和滑鼠點選改用另一顏色</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>改由另一方走；選擇骰子</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>對另一方同樣處理；只有棋子換邊</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>一局的開始、空棋盤</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>到中欄、到收子槽</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>試走一步，或重新擺</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>加倍骰翻大、翻小</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>復原、重做</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>在各點、中欄、收子槽、備用區、骰子和加倍骰之間移動</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>相當於點選該處</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>相當於在該處按右鍵：先走另一顆骰子</translation>
    </message>
    <message>
        <source>Z, Del</source>
        <translation>Z、Del</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <extracomment>Name of the board for a screen reader</extracomment>
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>隨視窗深淺</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>藍與橙（色盲友善）</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>酒紅賽事</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>經典絨面</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比度</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>楓木</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>胡桃木與皮革</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>黃與紫（色盲友善）</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>bgdesk發生內部錯誤。比賽會保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>還有%n場比賽。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>大約需要%n分鐘。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>其他%n場比賽中已完成{done}場。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>對戰表</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>選擇</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>代價</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>該方三倍負的百分比</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>該方雙倍負或三倍負的百分比</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>做決策的一方贏下這一局的頻率</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>該方三倍勝的百分比</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>該方雙倍勝或三倍勝的百分比</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>負bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>負g</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>勝</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>與最佳選擇相比失去多少</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>對做決策的一方價值多少</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>勝率%</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>分析較淺</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>已選</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>括號內：分析較淺，不可比較</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>你的回答</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>這個局面的選擇</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>更深入</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n張卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n張卡片已儲存為{file}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>今天有%n張卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n張卡片的最佳答案變了，現在到期。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>今天有%n張由你的失誤做成的卡片等你回答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>已製作%n張卡片。練習頁會用它們考你。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n張卡片原已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n個決策離開所在的比賽就無法提問。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n張新卡片留給今後幾天。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>其中%n張從未問過。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>你在這裡有%n個失誤值得練習。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>檔案中有%n處無法讀取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n個局面已做成卡片，放在獨立的牌組裡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>%n天後再出現。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>製作%n張卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>下一次：%n張卡片，{day}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>%n個局面無法做成卡片：{places}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>這張卡片你已答錯%n次，現已擱置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>%n張卡片中答對{right}張。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>答錯%n次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>該檔案中沒有需要做決策的局面。</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>bgdesk發生內部錯誤，沒有製作卡片。詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>製作卡片需要分析過的決策。</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>製作卡片需要分析：用「分析」（F7）進行。</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>發現於{day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>你在本場比賽中沒有值得做成卡片的失誤。</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>其他棋手</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>靜音(&amp;U)</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>常用語(&amp;E)</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>說點什麼</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>觀戰：{names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>不顯示對方說的話；以後也無法檢視。</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>聊天紀錄</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>你</translation>
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
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>對手(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>開始新的一局(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>未完成(&amp;U)</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>送掉一枚棋子，並把相當於彩池十分之一的賭注付入彩池。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>贏得彩池的機會</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>選擇對手，然後開始新的一局。</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>繼續…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>初級</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>骰子指紋（SHA-256）</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>朋友</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下一回合</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>一枚走{both}，另一枚走{low}或{rest}。</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>一枚走{both}，或兩枚各走{high}和{low}。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>這次擲骰的走法</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>彩池{pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>上一回合</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>回到你的上一回合；骰子不變</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>每人賭注(&amp;T)</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>骰子的秘密</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>顯示每個走法的價值</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>每位棋手的賭注</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>高級</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>悔棋(&amp;B)</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>第{number}回合</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>第{number}回合，共{count}回合</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>第{number}回合：{white}對{black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>兩枚各走{far}，或一枚走{near}。</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>未完成的對局</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>你（{colour}）擲出{dice}。</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>你走了{dice}：送掉{space}上的一枚棋子。</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>你走了{dice}：{play}。</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>你擲出{dice}：無子可走，失去本回合。</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>你贏得彩池{pot}。</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>送掉{space}上的一枚棋子</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>無子可走：失去本回合</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>第{number}回合</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}（{colour}）擲出{dice}。</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name}走了{dice}：送掉{space}上的一枚棋子。</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name}走了{dice}：{play}。</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}擲出{dice}。</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}擲出{dice}：無子可走，失去本回合。</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name}贏得彩池{pot}。</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}：已收{count}枚</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → 離盤</translation>
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
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>另一個程式繼續了這一局；這裡顯示的是它現在的樣子。</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>檔案無法寫入（{detail}）。</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file}中沒有可讀取的Coan ki對局（{detail}）。</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到對局(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新的一局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>走這步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>規則(&amp;R)</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>閱讀Coan ki的規則（{key}）</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>所選的對局已不在：另一個程式結束或刪除了它。</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>你正在下的一局會保留</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>無法儲存，因此沒有走這一步。</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>檔案中的註解</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>註解… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>你對這個決策的註解</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>註解</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n處</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>在所有頁面中尋找</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>沒有找到。請減少或縮短尋找的詞。</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>頁面</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>找到的位置</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>What</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>圖形（SVG）(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>圖片(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>儲存圖片(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>附棋盤的文字(&amp;T)</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>複製</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>已複製局面的圖形。</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG圖片 (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>已複製局面的圖片。</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>已複製局面：{kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG圖形 (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>儲存局面圖片</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>已儲存到{file}。</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>附棋盤和分析的文字(&amp;A)</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesk文字格式</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file}無法寫入；其中沒有圖片。</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>局面已複製為GNU Backgammon ID。</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>局面已複製為XGID。</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>局面已複製為bgdesk文字格式：棋子和輪到誰走。</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>雙方同意</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>更正擺子</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>雙方都同意棋子應該這樣擺嗎？</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>目前沒有任何改動。</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>請把棋子擺到現在應有的位置：拖曳棋子，或點選點位。輪次、骰子和加倍骰保持不變。</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>對局從這裡繼續。</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>這樣就對了…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n次分析</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>本場比賽有%n次分析由另一版本的bgdesk製作，此處無法讀取，但會保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n枚棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>已分析%n個決策。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n個決策無法分析。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>隨之遺失%n個判斷。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>格子{own}上有%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>總共贏得%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n條備註</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>擲骰%n次，其中對子{doubles}次（應為{expected}次）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>已用%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n次試驗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>%n分賽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>分析完成：%n個決策，其中{unforced}個有選擇餘地。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>他人可以觀看比賽，延遲%n個回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>表現評分：計入的決策平均失誤的500倍；越低越好。不到%n個決策時意義不大。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>這個局面之後比賽還有後續（%n步）。其餘部分怎麼處理？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>還剩約%n小時</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>還剩約%n分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>還剩約%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>自動加倍，每局最多%n次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>%n分賽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>現金場，共%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>%n局中將分析{judged}局：{others}沒有分析功能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own}分，共%n分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>先用以前一場比賽（{id}）的%n次擲骰，再用公平骰子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>先用以前一場比賽（{id}）的%n次擲骰，再用實體骰子，手動輸入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>先用以前一場比賽（{id}）的%n次擲骰，再用由數字{seed}產生的可重複骰子。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>{name}的PR · 計入%n個決策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>你的PR · 計入%n個決策</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>計入%n個決策</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>以三倍認輸：輸%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>以雙倍局認輸：輸%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>以雙倍認輸：輸%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>以四倍局認輸：輸%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>認輸，計%n枚棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>認輸：輸%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>你提出認輸，計%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得三倍勝：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得雙倍局勝利：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得雙倍勝：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得四倍局勝利：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>你取得單倍勝：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>你贏下這一局，計%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name}提出認輸，計%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得三倍勝：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得雙倍局勝利：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得雙倍勝：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得四倍局勝利：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name}取得單倍勝：%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name}贏下這一局，計%n枚棋子。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>共下%n局；每一分都計算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>每局最多%n次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>一個點上最多可有你的%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>每方有%n枚棋子。要先於對手把自己的棋子全部帶回家並收完。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>每方以%n枚棋子在{point}號點開始（{pips}步）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>每方以這些棋子開始：{points}（%n步）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>每回合有%n秒延遲；用完後開始消耗你的備用時間{reserve}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>棋盤起初是空的：所有棋子都在盤外備用（每方%n步）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>先得%n分者贏得比賽。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>計入%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>共%n次擲骰</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>%n個中錯{wrong}個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>開啟所在資料夾(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>刪除(&amp;R)</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>報告說明問題出在程式的哪個位置。你的個人資料夾、開啟過的檔名和骰子秘密都已刪去，但錯誤訊息裡可能含有姓名：轉交之前請先讀一遍。</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>報告</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>報告已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>這是問題發生時記錄下來的，有助於查明原因。它不會傳送到任何地方：你可以複製後交給能幫忙的人，也可以刪除。</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>出了什麼問題</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>bgdesk缺少一個元件：{part}。請重新安裝bgdesk；比賽會保留。</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>這台電腦上沒有可顯示資料夾的程式。報告在{folder}中。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>bgdesk上次發生內部錯誤。你下的棋都已保留；請看報告。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>bgdesk發生內部錯誤；比賽會保留。詳情見記錄檔。</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk上次意外結束。你下的棋都已保留；請看報告。</translation>
    </message>
</context>
<context>
    <name>Cube</name>
    <message>
        <source>Beaver</source>
        <extracomment>Button or row: the double is taken and the cube turned again; a standard term</extracomment>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>加倍，放棄</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>加倍，接受</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>不再加倍</translation>
    </message>
    <message>
        <source>Otter</source>
        <extracomment>Button or row: the cube is turned again after a raccoon; a standard term</extracomment>
        <translation>第三次反加倍</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <extracomment>Button or row: the cube is turned again after a beaver; a standard term</extracomment>
        <translation>再反加倍</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button or row: the cube is turned again after an otter</extracomment>
        <translation>再加倍</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>再加倍，放棄</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>再加倍，接受</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>好過頭，不必加倍</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>好過頭，不必再加倍</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>暫不</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>與棋盤一致</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>差幾分，擲骰方</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>差幾分，對手</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>居中</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>加倍骰效率</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>負局中雙倍負的比例</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>勝局中雙倍勝的比例</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>現金局</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>屬於對手</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>屬於擲骰方</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>加倍骰歸屬</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>各差幾分</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>各勝率下的期望值</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>各勝率下的期望值；數值見表</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>加倍骰的關鍵點</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>引擎正在判斷…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>接受點的構成</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>棋盤上的決策</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>檢視</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>檢視：{decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>bgdesk尋找你的比賽時發生內部錯誤。比賽都原樣保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>另一個牌組已用此名稱。</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>請取一個不洩露答案的名稱：回答之前就會看到它。</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>這個牌組的名稱</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>刪除(&amp;R)</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>還在用另一個檔案製作卡片。請等完成後再選擇{file}。</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>為Anki匯出卡片</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>把局面匯入為卡片</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Anki筆記 (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>刪除牌組</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>要刪除這個牌組及其所有卡片和你的回答嗎？</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>卡片未能儲存：{why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>引擎正在檢視第{number}個局面，共{total}個…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>由此產生的%n個後續結果也一併撤銷。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>更深入地分析這個決策（Ctrl+Shift+D）</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>更深入地分析這個決策：{depth}（Ctrl+Shift+D）</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>這裡有一個選擇明顯領先，不需要更深入的分析。</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>雙方的骰子：每次擲骰都由雙方的秘密產生。</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>伺服器{server}的骰子，無人能夠檢查。</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>公平骰子。</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>骰子指紋（SHA-256）：{hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>第{roll}次擲骰是開局擲骰，雙方的骰子對調了。</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>沒有記錄指紋是否在第一次擲骰之前顯示過。</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>擲骰中沒有加入棋手的字句。</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>實體骰子，手動輸入。</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>由數字{seed}產生的可重複骰子。</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>第{roll}次擲骰記錄為{recorded}：骰子正確，順序有誤。</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>第{roll}次擲骰記錄為{recorded}；應為{expected}。</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>第{roll}次擲骰處於第{due}次應在的位置：有一次擲骰被漏掉或用了兩次。</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>已檢查的擲骰次數：{count}。全部由雙方在比賽前確定的秘密產生。</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>已檢查的擲骰次數：{count}。全部由數字{seed}產生。</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>已檢查的擲骰次數：{count}。全部由SHA-256為{hash}的秘密產生。</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>取自比賽{id}的擲骰次數，可在那裡檢查：{count}。</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>有誤的擲骰次數：{count}。</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>指紋開頭與你記下的{count}位一致，全長64位。</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>指紋與你記下的一致。</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>本場比賽的指紋與你記下的不同，是{hash}。</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>指紋在第一次擲骰之前顯示過。</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>比賽ID參與每次擲骰的計算，但它與骰子指紋不符。</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>這些骰子的秘密與紀錄中的指紋不符。</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>這些骰子的秘密在比賽結束後公開；請到時再檢查。</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>第{roll}次擲骰的秘密不是雙方在比賽前確定的；從這裡開始無法檢查。</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>其指紋（SHA-256）為{hash}，即比賽{id}的指紋。</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>棋盤上沒有比賽，因此沒有骰子可檢查。</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>這是伺服器的骰子：無人能夠檢查。</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>這些骰子沒有可比較的指紋。</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>這些骰子取自以前的比賽：可在那裡檢查。</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>這些骰子是手動輸入的：沒有可檢查的內容。</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>每次擲骰都加入了這些字句：「{words}」。</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>白方確定的秘密指紋為{white}，黑方為{black}。</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>以前比賽的骰子</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>實體骰子，手動輸入</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>由數字{seed}產生的可重複骰子</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n次擲骰依此順序再次出現；用完後由你輸入骰子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>選擇比賽</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>選擇比賽，或儲存的比賽紀錄（.json）。</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>以前比賽的骰子</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>以前的比賽(&amp;M)</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>要再次使用其骰子的以前比賽</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>從檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>bgdesk比賽紀錄 (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>數字(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>那場比賽沒有擲過骰。</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name}不是bgdesk的比賽紀錄（.json）。</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>略有異常：正常的骰子每1000個樣本中有{share}個偏離到這種程度。</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>卡方{statistic}，自由度{freedom}，p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>單骰點數</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>還沒有擲過骰。</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>沒有異常：正常的骰子每100個樣本中有{share}個至少偏離到這種程度。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>雙骰組合</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>擲骰次數太少，無法判斷。</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>非常異常：正常的骰子每1000個樣本中不到一個會偏離到這種程度。</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>所有比賽</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>本場比賽</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>賽事主任</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>判勝</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>不下棋，直接判你贏下與{opponent}的比賽？</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>不下棋，直接判{name}贏下與{opponent}的比賽？</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>判這場比賽你獲勝…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>判這場比賽{name}獲勝…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>用新的骰子重下；已下的部分留在比賽清單中。</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>未下完的比賽將會遺失。</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>現在這裡沒有可改的內容。</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>重下</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>從頭重下這場比賽？</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>從頭重下這場比賽…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>有人遲到加入…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>撤銷{first}與{second}比賽的結果？</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>結束</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>撤銷結果…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>你要退出賽事嗎？</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>自己退出賽事…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>讓{name}退出賽事？</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>讓{name}退出賽事…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>賽事主任可做的事</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>已下的部分會放進回收筒。</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>已下的部分會放進回收筒；骰子會是新的。</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>回答</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>提交這個答案（Enter；在點數表中按Ctrl+Enter）</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>繼續（Enter）</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>在棋盤上走棋，然後點選骰子或按Enter。</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>請稍候：正在準備題目和所需資料…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>撤回上一步（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>已答卡片</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>如何計算</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>從這裡接著下…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>卡片練習</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>擱置</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>顯示答案</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>復原上一個回答</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>我當時怎麼選的？</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>引擎目前無法在這台電腦上執行。</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>引擎沒有及時回應。</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>引擎沒有啟動。</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>引擎發生錯誤。詳情見記錄檔。</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>引擎意外停止。</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>一眼判斷，不往後看</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>精確</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>此玩法的精確解</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>普通棋手</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>推演</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>此玩法的小型網路</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n名參賽者</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>新增電腦(&amp;C)</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>新增朋友(&amp;F)</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>任意風格</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>把這名參賽者下移一位（Alt+Down）</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>把這名參賽者上移一位（Alt+Up）</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>參賽者</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>用俱樂部陣容補滿(&amp;L)</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>共用這台電腦的朋友姓名</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>電腦數量</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>刪除(&amp;E)</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>等級分</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>種子</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>實力</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>電腦的實力</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>電腦的風格</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>後方戰</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>收子</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接觸</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>代價</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>決策</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>開局</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>競速</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>比分</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>第幾局，局中第幾步</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>改變了多少：比賽勝率，或逐局計算時的分數</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>這個決策失去的期望值</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>所有局</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>後方戰</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>已標記</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>決策類別</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>最低代價</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>走法與加倍骰</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>尚未看過</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>誰的失誤</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>雙方</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>失誤 {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>我</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>沒有標記這類決策：按F標記棋盤上的決策。</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>沒有這類失誤。</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>關於比賽：</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>註解者：</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>日期：</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>賽事與棋手</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>賽事：</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>檔案中：</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>城市：</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>{name}的真實姓名：</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>輪次：</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>場所：</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>記錄者：</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>你的真實姓名：</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>自動加倍：加倍骰為{value}。</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>雙方都擲出{die}：自動加倍，加倍骰為{value}。雙方重擲。</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>雙方都擲出{die}：雙方重擲。</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>收回了一些走法。</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>棋盤是手動擺的。</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>這一局平手。</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>這一局協議結束。</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>比分為{white}比{black}。</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>已更正擺子。</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>你接受了認輸。</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>你反加倍到{value}。</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>你加倍到{value}。</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>你沒有走棋子，這不合法。</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>你指定了{double}。</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>你提出以三倍認輸。</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>你提出以雙倍局認輸。</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>你提出以雙倍認輸。</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>你提出以四倍局認輸。</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>你提出以單倍認輸。</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>你放棄了。</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>你走了{play}，這不合法。</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>你超時了。</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>你又一次再加倍到{value}。</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>你拒絕了認輸。</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>你認輸了。</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>你擲出{dice}，無法走棋。</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>你擲出{dice}，走了{play}。</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>你擲出{dice}。</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>你接受了加倍，加倍骰為{value}。</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>你把加倍骰翻到{value}：再反加倍。</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>你把加倍骰翻到{value}：第三次反加倍。</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>你以{own}比{other}贏得比賽。</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>你贏得開局擲骰，可以用{dice}開始，也可以把兩顆骰子重擲。</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>你贏得開局擲骰，必須用它開始：{dice}。</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>你贏得開局擲骰（{dice}），現在須擲兩顆骰子開始。</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>你以{own}比{other}贏得本場。</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>無法走棋</translation>
    </message>
    <message>
        <source>otter</source>
        <extracomment>What a player says who turns the cube again after a raccoon; a standard term</extracomment>
        <translation>第三次反加倍</translation>
    </message>
    <message>
        <source>raccoon</source>
        <extracomment>What a player says who turns the cube again after a beaver; a standard term</extracomment>
        <translation>再反加倍</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What a player says who turns the cube again after an otter</extracomment>
        <translation>再加倍</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}：你無法走棋。</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}：你走了{play}。</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}：{name}無法走棋。</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}：{name}走了{play}。</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}。{white} {white_score}，{black} {black_score}。</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name}接受了認輸。</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}反加倍到{value}。</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name}加倍到{value}。</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name}沒有走棋子，這不合法。</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name}指定了{double}。</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name}提出以三倍認輸。</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name}提出以雙倍局認輸。</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name}提出以雙倍認輸。</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name}提出以四倍局認輸。</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name}提出以單倍認輸。</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name}放棄了。</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name}走了{play}，這不合法。</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name}超時了。</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}又一次再加倍到{value}。</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name}拒絕了認輸。</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name}認輸了。</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}擲出{dice}，無法走棋。</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name}擲出{dice}，走了{play}。</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}擲出{dice}。</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name}接受了加倍，加倍骰為{value}。</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}把加倍骰翻到{value}：再反加倍。</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name}把加倍骰翻到{value}：第三次反加倍。</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name}以{own}比{other}贏得比賽。</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name}贏得開局擲骰，可以用{dice}開始，也可以把兩顆骰子重擲。</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}贏得開局擲骰，必須用它開始：{dice}。</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name}贏得開局擲骰（{dice}），現在須擲兩顆骰子開始。</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name}以{own}比{other}贏得本場。</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>繼續(&amp;G)</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>一方開一張棋桌，並透過電子郵件、即時通訊或紙條把邀請傳給另一方。只有持有邀請的人能入座。</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>與另一台電腦前的人對弈</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>了解更多(&amp;E)</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>骰子由兩台電腦共同產生：雙方棋手以及中間的任何人都無法知道或選擇點數。事後人人都可以檢查。</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>兩個使用bgdesk的人直接對弈，不需要帳號，也不會向別人傳送任何內容。如果你選用中繼，它只轉送它讀不懂的資料。只有當你去伺服器上下棋時，伺服器才知道下了什麼。</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>會傳送的內容：你在這裡選的名字、你的走法和擲骰、你花的時間，以及你說的話。另一台電腦能看到你的網路位址，兩台電腦之間總是如此。一切都經過加密。</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>沒有開啟棋桌時，bgdesk不接受任何連線。只要雙方願意，比賽可以隨時離開、隨時繼續。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>.mat檔案不能寫明本場比賽的自訂規則。</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>.mat檔案不說明哪位棋手是程式。</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>{kind}檔案不能儲存{game}的比賽；.json可以。</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>部分分析或註解無法寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>回合中途手動擺的局面只有一部分寫入.mat檔案。</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>回合中途手動擺的局面只有一部分寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>回合中途手動擺的局面只有一部分寫入.sgf檔案。</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>尚未走的擲骰或尚未回應的加倍不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>更正過的擺子在.mat檔案中作為手動擺的局面。</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>更正過的擺子在.ogxm檔案中作為手動擺的局面。</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>更正過的擺子在.sgf檔案中作為手動擺的局面。</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>.ogxm檔案不能儲存本場比賽：{detail}。</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>.ogxm檔案不能限制自動加倍：其中沒有上限。</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>.ogxm檔案不能寫明本場比賽的自訂規則。</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>.ogxm檔案沒有這種玩法；其中稱為backgammon。</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>.ogxm檔案不說明哪位棋手是程式。</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>.ogxm檔案只有反加倍和再反加倍，沒有之後的加注：其中的加倍骰偏低。</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>.sgf檔案不能寫明本場比賽的自訂規則。</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>.sgf檔案不說明哪位棋手是程式。</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>.sgf檔案只能儲存一份分析。</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>分析不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>自動加倍不寫入.mat檔案：其中的分數和加倍骰值看起來會有誤。</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>棋鐘和思考時間不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>棋鐘和思考時間不寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>棋鐘和思考時間不寫入.sgf檔案。</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>單步的註解不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon沒有這種玩法。</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>骰子的產生方式不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>骰子的產生方式不寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>骰子的產生方式不寫入.sgf檔案。</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>超時判輸和提前認輸在.ogxm檔案中作為協議得分。</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>超時判輸和提前認輸在.sgf檔案中作為協議得分。</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>無法寫成格式「{name}」；可用的有{known}。</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>沒有格式對應{file}的副檔名「{suffix}」；可用的有{known}。</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>其他變化不寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>其他變化不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>被拒絕的認輸不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>被拒絕或未回應的認輸不寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>被拒絕或未回應的認輸不寫入.sgf檔案。</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>第一局之後設定的比分不寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>有些分析無法儲存到.sgf檔案。</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>有些其他變化無法儲存到.sgf檔案。</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>關於自動加倍的約定不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>比賽因認輸或超時結束：.mat檔案把最後一局顯示為未下完。</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>約定的局數不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>約定的局數不寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>等待走棋的擲骰或對加注的回應不寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>開局擲骰平手的情況不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>開局擲骰平手的情況不寫入.ogxm檔案，只有因此翻動的加倍骰。</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>開局擲骰平手的情況不寫入.sgf檔案，只有因此翻動的加倍骰。</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>收回的走法不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>收回的走法不寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>收回的走法不寫入.sgf檔案。</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>用過哪些提示不寫入.mat檔案。</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>用過哪些提示不寫入.ogxm檔案。</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>用過哪些提示不寫入.sgf檔案。</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>有一場電腦之間的比賽無法進行。賽事會保留；詳情見記錄檔。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>bgdesk發生內部錯誤。賽事會保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>計入%n個決策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n場比賽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>最佳連續%n個決策：PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>最近%n個決策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>教練在%n個決策處開過口。這些地方以第一次嘗試為準。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>不到%n場比賽，誰也說不出這個評分可能差多少。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100張隔30天仍會記得的卡片</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>連續50題有效步數，平均誤差不到一步</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>在一列上按兩下可開啟其決策。</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>計入30個決策後會出現曲線。</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>每種玩法都下完一場比賽（Coan ki除外）</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1號點死守戰</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>對真人</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>對電腦</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>領先</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>全部15種開局點數都走對，共兩遍，至少相隔一週</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>所有對手</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>全部時間</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>現在把其中代價最大的決策當作卡片來答</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>進攻</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>後方戰</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>收子</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>落後</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>強於{opponent}：戰績已基本沒有疑問</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>雙方都差1分</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>單場比賽失去的勝率</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接觸</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>克勞福德局</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>加倍失誤</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>決策</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>加倍與否</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>加倍過早</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>特訓</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>失去的期望值</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>衰減平均</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>比平時快</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>分析過你的比賽後，這裡會出現統計：下一場或開啟一場比賽並按F7，或在比賽清單中一次分析多場。</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>第一次整局無失誤</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>第一次分析比賽</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>第一次用秘密逐次檢查比賽的骰子</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>作戰方案</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>你有一半的走法比平時快：代價更大嗎？</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>固守戰</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>如果你在檔案中用過別的名字，請用「誰是誰…」說明。</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>十有八九，你的實力在這個範圍之內。它以整場比賽為單位，因為同一場比賽的決策有許多共同之處。</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>類別</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>平分</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>越低越好。每一列都是在此處結束的那場比賽。</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>下完的比賽</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>失去的比賽</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>骰子讓你比棋藝應得的多贏的場數：{number}。</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>論棋藝應得、卻因骰子沒有贏到的場數：{number}。</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>運氣已知的比賽</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>錯失加倍</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>現金場</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>無明確方案</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>沒有計入的決策</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>這裡沒有計入的決策。</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>至今沒有加倍失誤。</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>沒有符合這些條件的比賽。請選更長的時間。</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>還沒有下完限定分數的比賽。</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>目前沒有突出之處。需要更多分析過的比賽。</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
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
        <translation>節奏</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>失去的分數</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>克勞福德後</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>封鎖戰</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>競速</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>依棋藝計算，與對手的等級分差</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>達成時間</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>奔跑戰</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>佔失誤比例</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>在這些情形下你比一般棋手失分更多，代價最大的排在前面。幾乎無人能找到的走法權重很小。</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>比平時慢</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>接受或放棄</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>骰子對你的輸贏沒有值得一提的影響。</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>失誤的方向比大小更說明問題。</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>最近一個月</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>最近三個月</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>只有在這裡下的比賽才有時間資料。</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>可挽回</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>好過頭，不必加倍</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>截至（日期）</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>運氣均等時</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>淨勝場</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>其中獲勝</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>其中運氣均等時獲勝</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>因骰子而勝負</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>運氣均等時獲勝</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>誤棄</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>誤接</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>最佳走法是收子</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>最佳走法是打子</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>最佳走法是平穩的一步</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>最佳走法是佔點</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>最佳走法是建立錨點</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>最佳走法是跑子</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half}場</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half}分</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>bgdesk計算統計時發生內部錯誤。你的比賽都原樣保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>誰是誰(&amp;W)…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>骰子與棋藝</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>劃分方式</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>加倍失誤</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>快與慢</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>歷史統計</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>走勢</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>里程碑</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>正在讀取比賽：{done}/{total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>該學什麼</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>你的失誤在哪裡</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>匯出統計</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>試算表 (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>統計已儲存為{file}。</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>統計未能儲存：{why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>另有%n個檔案沒有開啟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>已把%n場比賽加入你的棋譜庫。</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>命令列</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>開啟比賽或局面</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼上的文字</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>正在讀取</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>正在讀取比賽：第{done}個檔案，共{total}個</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>正在讀取比賽…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>該資料夾中沒有檔案。</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>剪貼簿上是圖片，無法讀取：請把局面複製為文字。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪貼簿上沒有文字。</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>輸入的文字</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>所有決策</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>所有階段</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>所有方案</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>分析者</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>作戰方案</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>決策類別</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>誰的統計</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1枚以上</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2枚以上</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>任意決策</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>對局的任意階段</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>任意結果</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>任意時間</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>後方戰</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>收子</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>大錯，不低於{cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接觸</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>代價</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>代價大，不低於{cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>克勞福德</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>骰子這樣寫：{roll}，或寫多個：{rolls}。</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>存疑，不低於{cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>失誤，不低於{cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>所有分析過的決策</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>所有局面</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>比賽負</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>比賽勝</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>相差步數</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>步數：{own}對{theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>實際走法</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>競速</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>比分</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>相似局面</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>最近一個月</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>最近三個月</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>最近一週</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>相同局面</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>這不是局面：應為XGID、GNU Backgammon ID或bgdesk文字格式。</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>任意</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>無走法</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>{own}-away, {theirs}-away</source>
        <extracomment>The points that a player and the opponent still need; &quot;away&quot; is a standard term. Short</extracomment>
        <translation>差{own}分，差{theirs}分</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Choice: so many points still to win; a standard term</extracomment>
        <translation>差{points}分</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>Button: look at the decision in its match</extracomment>
        <translation>檢視(&amp;L)</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>尋找決策</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>把這些做成卡片(&amp;C)</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>正在讀取比賽：{done}/{total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>顯示比賽(&amp;M)</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>正在讀取你的比賽。找到的內容會出現在這裡。</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>只在這些決策中(&amp;O)：</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>全部清除(&amp;L)</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>取自棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>最高PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>接近程度</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>最低PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>姓名、賽事、標籤、檔案</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>對手的中欄</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>對手的步數</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>對手差幾分</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>己方中欄</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>己方步數</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>己方差幾分</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>對手的步數</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>棋手的步數</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>下棋時間</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>棋盤上的點位</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>誰的決策</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID或局面ID</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>任意</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>已標記；Shift+F前往下一個標記，F取消這個標記。</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>又從第一個標記開始。</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>本場比賽沒有標記過的決策：按F標記棋盤上的決策。</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>標記已取消。</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>這裡沒有可標記的決策。</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>已標記</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>今後幾天</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>負幾場後出局(&amp;O)</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>與第一次決賽相同</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>與第一輪相同</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>視需要</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>安慰賽(&amp;O)</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>雙淘汰</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>全體互相對戰</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>決賽前落敗者參加</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>第一場落敗者參加</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>賽制(&amp;T)</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>每組晉級人數</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>組數</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>先小組賽，再淘汰賽</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>無人出局</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>進行三四名決賽(&amp;I)</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>各輪分數(&amp;B)</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>落敗後的分數</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>各輪比賽的分數，例如{example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>第二次決賽的分數</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>輪數</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>此前未負的一方若輸掉第一次決賽，則加賽第二次決賽(&amp;Y)</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>單淘汰</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>瑞士制</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>已複製。</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>本場比賽的%n個失誤</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>複製到論壇</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>圖形（SVG）</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>形式</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>圖片（PNG）</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>棋盤上的決策</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>複製內容</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>將要複製的內容</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n個決策</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>你的比賽都還沒有分析。請在比賽清單中分析，或改為尋找「所有局面」而不是失誤。</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>請去掉一些條件。</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>%n個決策中沒有這樣的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>你的棋譜庫是空的。開啟一場比賽（Ctrl+O）或下一場，就能在這裡找到其中的決策。</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>在%n場比賽中</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms</source>
        <extracomment>How long a search took, in milliseconds; {number} is whole</extracomment>
        <translation>{number}毫秒</translation>
    </message>
</context>
<context>
    <name>FoundDialog</name>
    <message numerus="yes">
        <source>&amp;Add all %n match(es)</source>
        <extracomment>Button: put all matches of a file into the library</extracomment>
        <translation>
            <numerusform>全部加入（%n場比賽）(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>全部加入你的棋譜庫，以後再開啟</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>開啟比賽</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>另一位朋友…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>兩人坐在這個棋盤前輪流下。</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>與朋友對弈…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>與{friend}對弈</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>兩位棋手，一台電腦</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>貼上</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>擺局面</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>局面的文字</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID或其他局面文字</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>規則(&amp;R)…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>每局都重新開局擲骰</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>輪換中的第{number}種玩法</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>自選玩法…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>在獨立的視窗中</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>不再新增玩法</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>否則由上一局的勝者先走下一局。</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>{game}的起始擺法</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>一種封堵玩法，擲出對子後還要接著走所有更大的對子。</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>即使有棋子在自己的內盤被壓住，也可以收子。</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey的一種，對子還帶來骰子反面的那個對子。</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey的一種，所有棋子都入場後才能有棋子越過中線。</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey的一種，只有2和1可以再擲一次。</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>十五枚棋子全部從24號點出發。</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>西洋雙陸棋及其擺法</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>巴爾幹輪換</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>被壓住時也可收子</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>雙方在棋盤同一側入場、行進和回家。</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>雙方繞同一方向走；一枚棋子就能佔住一點。</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>棋子進入空棋盤；對子以及2和1可再擲一次。</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>棋子進入空棋盤；自己有棋子到家之前不能打子。</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>後面有四枚棋子而不是兩枚：更長，更重陣地。</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>從空棋盤開始</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>希臘雙陸棋：沒有加倍骰，沒有三倍勝，勝者先走下一局。</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>每方一枚棋子的Hypergammon。</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>每方兩枚棋子的Hypergammon。</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>用於{games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>全部入場前可走動</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>全部入場前無額外點數</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>一個點上最多可有五枚棋子。</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>無母子規則</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>任一起始盤內不得連佔六點</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>走不了的點數作廢</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>每回合只有一枚棋子離開起點，連佔六點須有對手棋子在前</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>每回合只有一枚棋子離開起點，棋手第一次擲出6-6、4-4或3-3時可以有兩枚；而且連佔六點時，前方須有對手的棋子。這兩條都是Narde的規則。</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>壓住起點上的最後一枚棋子並不贏得這一局。</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>多種玩法輪換</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>單獨的棋子不會被打，而是被原地壓住。</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>單倍、雙倍和三倍局</translation>
    </message>
    <message>
        <source>Tavla, Tapa, Moultezim</source>
        <translation>Tavla、Tapa、Moultezim</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>Tavli</translation>
    </message>
    <message>
        <source>Tavli: without a cube, pinning, blocking</source>
        <translation>Tavli：無加倍骰、壓子、封堵</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>保加利亞的壓子玩法，下法同Plakoto。</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>土耳其的封堵玩法，下法同Fevga。</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>標準玩法，使用加倍骰。</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>每方三枚棋子：短促而激烈。</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>土耳其雙陸棋：同Portes，但在家中打子的棋子須留在原處。</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>在那之前，對子走四次，之後不再擲骰。</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>通常要所有棋子入場後其他棋子才能走動。</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>通常負方剩下的每枚棋子都算一分。</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>通常只有棋手自己的起始盤不得佔滿。</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>通常由對手來走。</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>通常這種玩法不用它。</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>使用加倍骰</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games}輪換；每局都以開局擲骰開始。</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games}輪換；上一局的勝者先走下一局。</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>點選一種玩法，閱讀規則並開始下。</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>玩法與規則</translation>
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
        <translation>公平骰子</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>歷史統計</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>理由的可靠程度</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>入門指南</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>語言</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>檢視比賽</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>表現評分（PR）</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>卡片練習</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>本玩法的規則</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>網路棋桌</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>本程式</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>教練</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>本頁尚未翻譯。</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>版本{version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>更新內容</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>後退(&amp;B)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>說明</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>下{game}…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>內文</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>（括號內）：分析較淺，不可比較</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>按兩下或按Enter：指定它</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>按兩下或按Enter：走到棋盤上</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>按兩下或按Enter：兩顆骰子重擲</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>提示只在下比賽時提供。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>還沒輪到你。</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>走{numbers}：其價值不低於重擲。</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>再擲一次</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>兩顆骰子重擲：比{numbers}的任何走法都好。</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>擲骰，不加倍</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>顯示提示</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>這是{numbers}的最佳走法。先列出剩下的部分：</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>最值得指定的對子</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>{numbers}的最佳走法是{play}。</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>{numbers}的最佳走法</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>最佳的後續走法：</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>沒有提示：{why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>這裡沒有要決定的。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>這樣失去{cost}：{numbers}的最佳走法是{play}。</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>這是{numbers}的最佳走法。</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>看過提示或勝率後，本場比賽算作練習，不影響你的等級分。</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>代價{cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>雙倍局{chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>期望值{equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>雙倍勝{chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>勝率{chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>最佳選擇</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>這一局的勝率</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>不看提示繼續下（Esc）</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>每步之後顯示勝率</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>引擎正在思考</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>bgdesk發生內部錯誤，無法列出比賽。比賽都會保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>有一條註解無法定位（{quote}）。</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>部分分析無法讀取（{quote}）。</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>壓縮檔的一部分已損壞；其餘已保留。</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>檔案的一部分已損壞（{quote}）；其餘已保留。</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>檔案中有一位棋手沒有姓名。</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>設定局面之前缺少一個回合。</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>「{quote}」之前缺少一個回合。</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>有一條其他變化被略過（{quote}）。</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>這個局面中對局已經結束。</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>無法讀取。</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>檔名或路徑太長。</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>一次最多讀取{quote}個檔案。</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>只讀取了檔案中的前幾場比賽；略過的比賽：{quote}。</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>已讀取，有{remarks}。</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>已讀取，沒有備註。</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>缺少對加倍的回應；依接受處理。</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>加倍骰已到{quote}，不能再高；後面的加注已略過。</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>檔案沒有說明比賽的分數；假定為{quote}分。</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>檔案沒有說明是哪種玩法，已依這種玩法讀取：{game}。</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>檔案中途結束；已有的內容已保留。</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>檔案太長或錯誤太多，沒有讀完；截斷或略過的局數：{quote}。</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>檔案太長，沒有讀完；後面的內容已略過。</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>這一局以對子{quote}開始；已保留。</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>這一局沒有結果。</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>玩法「{quote}」未知；依西洋雙陸棋讀取。</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>檔頭中棋手的順序相反；以各欄為準。</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>點數{quote}的唯一合法走法已補上。</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>缺少點數{quote}的走法。</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>走法「{quote}」在此棋盤上走不了；棋盤保持原樣。</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>走法「{quote}」不合法；已照原文保留。</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>該局面中有一方沒有棋子；已略過。</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>檔案中的結果（{quote}）與對局不符；以棋盤為準。</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>檔案中的結果（{quote}）不能由對局得出；已保留。</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>檔案中的比分（{quote}）不能由前面各局得出；已保留。</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>文字不是UTF-8；以{quote}讀取。</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>該檔案中沒有對局。</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>該文字中沒有局面ID。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>沒有這個檔案。</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>這份BGBlitz比賽的內容超過{quote} MB。</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>這份BGBlitz比賽中沒有對局。</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>這份BGBlitz比賽已損壞（{quote}）。</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>這份GammonView分析已損壞（{quote}）。</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>這份OGXM比賽中沒有對局。</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>這份OGXM比賽已損壞（{quote}）。</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>這份OGXM比賽超過{quote} kB。</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>這個SGF檔案中沒有西洋雙陸棋對局。</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>這個SGF檔案不是西洋雙陸棋（GM[{quote}]）。</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>這個SGF檔案不是西洋雙陸棋。</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>這個eXtreme Gammon檔案中沒有對局。</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>這個檔案是空的。</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>這個檔案超過{quote} MB。</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>這是JSON，但不是這裡認識的比賽。</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>這是PDF文件，不是比賽。</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>這是PostScript文件，不是比賽。</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>這是資料庫，不是比賽。</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>這是影片或圖片，不是比賽。</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>這是影片，不是比賽。</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>這是一局Coan ki，只能在Coan ki視窗中下，其他格式無法儲存。</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>這是圖片，不是比賽。</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>這是文字形式的局面，但無法讀取：沒有ID。</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>這是文字形式的局面，但無法讀取：{quote}。</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>這是程式，不是比賽。</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>這是音訊檔案，不是比賽。</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>這是RTF文件，不是比賽。</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>這段文字中沒有比賽或局面。</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>這是網頁，不是比賽。</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>這是Office文件，不是比賽。</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>這是XML檔案，不是比賽。</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>這是壓縮檔：請先解壓縮。</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>這是不含比賽的電子郵件。</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>這是無法讀取的eXtreme Gammon檔案，不是比賽。</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>這是舊版Office文件，不是比賽。</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>這不是對局中的局面：對局已經結束。</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>這不是BGBlitz比賽。</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>這不是合法局面：{quote}。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>這不是普通檔案。</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>這不是文字檔案，也不是認識的比賽。</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>這不是文字檔案。</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>這不是OGXM比賽。</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>這不是eXtreme Gammon檔案。</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>看起來像SGF，但其中沒有對局。</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>看起來像GamesGrid比賽，但其中沒有對局。</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>看起來像JavaFIBS比賽，但其中沒有對局。</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>看起來像Snowie局面，但缺少一些欄位。</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>看起來像Snowie局面，但是{quote}。</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>看起來像TrueMoneyGames比賽，但其中沒有對局。</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>看起來像比賽檔案，但其中沒有對局。</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>看起來像eXtreme Gammon檔案，但沒有說明是誰下的。</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>看起來像eXtreme Gammon檔案，但其中沒有對局。</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>這份比賽紀錄已損壞或來自其他程式：{quote}。</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>這份比賽紀錄已損壞：不是UTF-8。</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>這份比賽紀錄超過{quote}個字元。</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>這個文字檔案超過{quote}行。</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>這個文字檔案超過{quote} MB。</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>這段文字中沒有西洋雙陸棋比賽。</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>檔案中關於認輸的內容無法讀取。</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>你沒有讀取它的權限。</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>第{number}行</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file}沒有開啟。</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>「{quote}」沒有對應的提議；已略過。</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>「{quote}」不是兩顆骰子的點數；該回合已略過。</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>「{quote}」無法理解。</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>「{quote}」無法理解，已略過。</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>「{quote}」：此處不能翻加倍骰；已依檔案設定。</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>匯入報告</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>加入(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>觀戰(&amp;W)</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>邀請</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>加入棋桌</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>用Ctrl+V貼上你收到的邀請。</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>正在尋找棋桌…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>觀看棋桌</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>你已在棋桌旁；比賽一開始就能在這裡看到。</translation>
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
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>分析進度</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1層</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2層</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3層</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4層</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>加倍決策沒有「無加倍骰」的數值。</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>初步分析：一場比賽約一秒。</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>已分析：{judged}/{plays}步。</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>正在分析這個決策</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>雙方都被封死。</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>雙方有棋子在同一個點上。</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>相近的走法再看其後一次擲骰。有專用網路的玩法通常選它。</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>更深：一場比賽要好多分鐘。</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>最深</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>最深的分析</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>相近的走法全部看到3層，相當於級別「世界級」。</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>這種玩法的每個局面都已解出：沒有更深的了。</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>全部看2層，可能改變結論時看3層。通常選它。</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>精確</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>比賽中</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>只有再次開啟其檔案才能找回；此操作無法復原。</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>較長推演</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>最長推演</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>這次擲骰的運氣：{luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>這個比分不可能有克勞福德局。</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>這裡沒有決策。</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>這裡沒有引擎能依這些規則分析以下玩法：{games}。提示在各種玩法中都可用。</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>沒有輪到任何一方。</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>尚未分析：按下方的「分析…」，或按F7。</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>一個決策立即完成。</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>一個決策幾秒鐘，最多約一分鐘。</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>一個決策幾秒鐘。</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>一個決策最多幾分鐘。</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>開局點數</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Title in front of the performance ratings of both players; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR ({game})</source>
        <extracomment>Title in front of the performance ratings (PR) of both players in the game {game}</extracomment>
        <translation>PR（{game}）</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續下</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>又快又準：一場比賽幾秒鐘。</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>要刪除分析「{analysis}」嗎？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>推演{trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>推演依西洋雙陸棋規則進行，本場比賽用的是別的規則。</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>短推演</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>只有採用克勞福德規則的比賽才能得知認輸的代價。</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>引擎在這裡沒有可分析的。</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>引擎不會{game}。</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>引擎發生錯誤（{quote}）。</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>引擎意外停止。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>這一局已經結束。</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>這一局可能在接下來兩次擲骰內結束。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比賽已經結束。</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>判斷{games}的網路最多看{depth}。</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>輪到的一方沒有加倍決策。</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>紀錄到此為止。</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>強引擎無法載入：{quote}。</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>每方有{quote}枚棋子，而不是15枚。</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>沒有剩下要分析的。</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>這份分析沒有涉及這一步。</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>這個回應會是對手的錯誤。</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>這步走法不合法：不作判斷，比賽從其後繼續。</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>要再得到它，必須重新分析比賽。</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>兩遍</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>兩遍，再對相近的做長推演：數小時。</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>兩遍，再對相近的做推演：將近一小時。</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>兩遍，再對相近的做短推演：幾分鐘。</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>看過後兩次擲骰仍相近的，看到該玩法網路所能達到的深度。</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>引擎關於這種玩法的資料無法讀取（{quote}）。</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>該玩法網路的即時判斷：幾秒鐘。</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>加上更深的分析</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>輪到你擲骰</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>大錯，代價{cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>失誤，代價{cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>回應反加倍</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>回應加倍</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>回應第三次反加倍</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>回應再反加倍</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>回應再加倍</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>回應認輸</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>代價{cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>加倍？</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>存疑，代價{cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>決策太少</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>指定對子</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>認輸</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>正確</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>標準誤{error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>未完成</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>勝{win}（雙倍勝{win_gammon}），負{lose}（雙倍負{lose_gammon}）</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low}到{high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>輪到{name}擲骰</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating}（決策太少）</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play}是不合法的走法：不作判斷，比賽從其後繼續。</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>已分析{share}</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>更深入(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>分析本場比賽的決策（F7）</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>分析…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>這個局面的選擇</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>分析進度</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>停止分析；已分析的會保留（Shift+F7）</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>請在棋盤上決定：隨時給出判斷。</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>5號點固守戰</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1號點死守戰</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>黑方以反加倍回應白方的加倍。</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>黑方以再反加倍回應反加倍。</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>黑方加倍。</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>黑方要走{dice}。</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>輪到黑方擲骰。</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>加倍骰歸黑方，為{value}。</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>黑方走{dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>黑方擲骰</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>黑方回應</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>黑方的加倍決策</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>雙方都在中欄上，面對封死的內盤。</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>雙方有棋子在同一個點上。</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>這種玩法中棋子不能這樣擺。</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空棋盤</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>最後六枚棋子</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>正在看這個局面…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>負{win} · 雙倍負{gammon} · 三倍負{backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>從這裡起雙方都再也無法走棋。</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>這個局面沒有要決定的。</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>競速</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>相似</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>本玩法的開始</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>此處不允許這樣加倍。</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>棋盤保持原樣：{fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>加倍骰居中，為{value}。</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>這一局已經結束：黑方獲勝。</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>這一局已經結束：白方獲勝。</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>這一局已經結束：平手。</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>其中沒有XGID、GNU Backgammon ID或bgdesk文字；棋盤保持原樣。</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>棋盤上沒有棋子。</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>克勞福德局沒有加倍骰。</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>本場比賽沒有加倍骰。</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>白方以反加倍回應黑方的加倍。</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>白方以再反加倍回應反加倍。</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>白方加倍。</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>白方要走{dice}。</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>輪到白方擲骰。</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>加倍骰歸白方，為{value}。</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>白方走{dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>白方擲骰</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>白方回應</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>白方的加倍決策</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>勝{win} · 雙倍勝{gammon} · 三倍勝{backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>實際</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>試走</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>{points}後方戰</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n枚黑子已收，但其他棋子還沒到家。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n枚白子已收，但其他棋子還沒到家。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>有一方已經得滿本場比賽的%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>黑方有%n枚棋子，這種玩法沒有這麼多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>約定的規則允許一個點上有%n枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>收子槽裡缺%n枚黑子：請先從棋盤上拿掉一些。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>收子槽裡缺%n枚白子：請先從棋盤上拿掉一些。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>白方有%n枚棋子，這種玩法沒有這麼多。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>重做（Ctrl+Y）</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>像對局中一樣在棋盤上走（P）；再按一次：擺局面</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>重做</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>擺局面</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>復原上一次改動（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>試走</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>這裡擺的局面會保留（Esc）</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>點一下放置的顏色</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>局面研究室</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>關於這個局面</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>候選</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>競速</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>比分</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>打擊機會</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>你還沒有與電腦下完一場比賽。下一場，結果就會出現在這裡。</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share}（{low}到{high}）</translation>
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
        <translation>對弈(&amp;P)…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>幾乎可以肯定你能贏下一半以上的比賽。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>與各對手的戰績</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>勝率（90%區間）</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>實力</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>獲勝</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>這台電腦前的棋手</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>電腦棋手：{level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>遲到加入</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>誰遲到了</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>誰遲到了？此人從下一輪開始參加。</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>誰遲到了？此人填補一個輪空。</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>另有%n場比賽…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>結束比賽…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>入門指南</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>新比賽…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>再來一次？</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>點一下就開始。可以隨時停下，以後再繼續：什麼都不會遺失。</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>開始下</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>再下一場</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>進行中 · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>你的第一場比賽</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>計入的場次</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>聯賽</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>各名次得分</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>各名次的聯賽得分，例如{example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>名次得分是數字，例如{example}。</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>最佳：{choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>加倍骰：{found}/{total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>在棋盤上決定，就像對局中一樣。按S顯示答案，按K跳過，按Esc停止。</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>加倍還是不加倍？</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>找到</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>後來找到</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>找到了，但不是第一次。</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>找到了：足夠接近。</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>找到了：這是最佳走法。</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>比賽中你選了{answer}，代價{cost}。</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>比賽中你選了{answer}，是正確的。</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>比賽中{name}選了{answer}，代價{cost}。</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>比賽中{name}選了{answer}，是正確的。</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>走法：{found}/{total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>沒有找到。</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>再加倍還是不再加倍？</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳過</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>接受還是放棄？</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>接受、放棄，還是再翻加倍骰？</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>引擎正在看你的回答…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>還有更好的：{answer}失去{cost}。</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>這個回答無法判斷。請另答，或顯示答案。</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>本場比賽尚未分析：分析之後才能從中學習。</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>最佳走法是什麼？</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>請把出現失誤的地方重新決定一次。其中混有一些正確的決策，在你回答之前不會透露答案。</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>找到{found}個，共{total}個</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>這裡由你決定。</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>你的回答：{answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>你的回答：{answer}，-{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>不再加倍</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>再加倍</translation>
    </message>
    <message>
        <source>take</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>這裡由{name}決定。</translation>
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
            <numerusform>%n個代價不低於{cost}的失誤。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>再答錯過的%n題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>其中%n個你以前找到過。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>分析…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>從這場比賽中學習</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>已答題目</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>顯示答案</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>誰的失誤</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>雙方</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>從這場比賽中學習</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>我</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>本場局數</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>局數：</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>下法</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>現金場</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>其他分數：</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>限分賽</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>比賽分數</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>透鏡</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>下次擲骰</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>競速</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>比分透鏡</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>打擊機會</translation>
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
        <translation>之後</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>擲骰之後為± {percent}，即著色帶。</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>以上都依現金局、擲骰之前計算。並非所有棋子都到家：歸家過程經多次模擬，因此EPC可能有{error}步誤差；之後的擲骰數是精確的。單邊：雙方都力求擲骰次數最少，加倍骰由模型判斷。</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>以上都依現金局、擲骰之前計算。對力求平均擲骰次數最少的一方，擲骰數是精確的。單邊：雙方都這樣走，加倍骰由模型判斷。</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>任一散子</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>在這些比分下，此方都不能加倍。</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>在{percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>勝率{percent}時，依模型：不加倍{nd}，接受後{dt}，放棄後{dp}。</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>勝率{percent}時，依模型：不加倍{nd}。</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>之前</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>兌現點</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>加倍骰</translation>
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
        <translation>死骰</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>深度</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差別</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>災難</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>加倍和再加倍；接受</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>雙賽點</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>加倍，不再加倍；接受</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>加倍，放棄</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>加倍，接受</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>加倍；放棄</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>加倍點</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>由目前比分的勝率估計</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>精確值，加倍骰居中：不加倍{nd}，接受後{dt}，放棄後{dp}。</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>精確值，擁有加倍骰：不再加倍{nd}，接受後{dt}，放棄後{dp}。</translation>
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
        <translation>雙倍勝價值</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>雙倍勝負</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>方式</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>妙點</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>活骰</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>平均</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>現金局</translation>
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
        <translation>不加倍</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>那裡雙方都不能加倍。</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>尚未判斷。</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>擲骰方</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>單邊</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>步數</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>價值，加倍後</translation>
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
        <translation>再加倍紅利</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>再加倍，接受</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>擲骰數</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>僅賭注</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>標準差</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>接受點</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>引擎正在判斷…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>引擎：不加倍{nd}，接受後{dt}，放棄後{dp}。</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>正在計算精確值…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>數字表示最佳選擇比次佳好多少。</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>數字表示所走的一步在那裡失去多少。</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>擲骰與回應的1,296種組合中，有{pairs}種之後失市（{share}）；36種擲骰中，有{rolls}種之後至少半數回應使你失市。</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>對手差{away}分</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>對手差1分，克勞福德局</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>做決策的一方差{away}分</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>做決策的一方差1分，克勞福德局</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>好過頭點</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>雙邊</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>損耗</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>無法走棋</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>改動前能打中</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>災難：低於平均值{number}以上</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>36種回應中有{count}種之後加倍且放棄</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>有{count}種之後加倍且接受</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>估算</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>精確</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>公式</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>原可打</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>打中</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>打中2枚</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>改動後才打中</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>妙點：半數以上回應之後失市</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>妙點：任何回應之後都失市</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>妙點：高於平均值{number}以上</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>有些回應之後失市</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>現金</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>多半連加倍都不夠</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>有{count}種之後不加倍</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>再加倍紅利</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>接受點：擲骰方、對手</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>已判斷21種不同點數中的{count}種…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula}說「{said}」，但依所需的擲骰數應為「{right}」。</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula}認為「{said}」，精確答案是「{right}」。</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>高於平均值{number}以上</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>低於平均值{number}以上</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>差{own}分對差{theirs}分</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>差{own}分對差{theirs}分，克勞福德局</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>差{own}分對差{theirs}分，克勞福德局後</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}號點</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>引擎判斷該比分之前，~表示估計值。</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>比分透鏡</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>你的級別為PR {rate} ± {interval}（90%）：初步猜測{guess}，按計入的%n個決策修正。歷史統計顯示不含猜測的簡單平均。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>由普通棋手代替：BGDESK_ENGINE為{detail}；可以是plain或sage。</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>由普通棋手代替：引擎需要Visual C++執行階段程式庫的{detail}；缺少該檔案。</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>由普通棋手代替：處理器沒有引擎所需的{detail}。</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>由普通棋手代替：強引擎不支援這台電腦。</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>由普通棋手代替：強引擎已被BGDESK_ENGINE關閉。</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>由為此玩法訓練的小型網路來下；PR只在西洋雙陸棋中測定。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>進階</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>新手</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>好鬥</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休閒</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>謹慎</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>加倍過早很多。</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>加倍太晚，該接受的卻放棄。</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>專家</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>一有機會就打，在自己的內盤也隨意打。</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>固執</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>早該離開時仍守著錨點不放。</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>這裡無法載入其快速核心，原因見記錄檔：分析時間約為四倍。</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>其快速核心與此版本不符：分析時間約為四倍。</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>其快速核心已損壞或屬於別的版本：分析時間約為四倍。</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>其快速核心已被BGDESK_CORE關閉：分析時間約為四倍。</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>其快速核心沒有在這裡編譯：分析時間約為四倍。</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>儘量少留打擊機會，該大膽時也不例外。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大師</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>你的比賽都還沒有分析：你的級別是猜測值，PR {rate} ± {interval}。</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR（表現評分）表示平均每個決策失去多少：越低越強。
世界級棋手約為3，賽事專家約為6，優秀的俱樂部棋手約為9。</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR約{rate}，估計</translation>
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
        <translation>比你略強</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>與你實力相當</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>愛跑</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>後方棋子跑得過早，放棄錨點。</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>陪練</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>急躁</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>這種玩法的勝率可精確得知；PR只在西洋雙陸棋中測定。</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>強引擎不會這種玩法：由普通棋手來下，比標示的弱。</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>怯於加倍</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>世界級</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>無論骰子如何，你的對手整場比賽保持同樣的實力。</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>由普通棋手代替</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>實力PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>實力估計為PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>實力PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>等級分{rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>另一個程式佔用著棋譜庫{subject}：這次沒有儲存；之前的都已保留。</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>另一個程式此刻正在寫入{subject}；沒有覆蓋任何內容。</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>遺失的分析，可重新進行：{count}。</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>其中沒有可讀取的內容，也沒有備份。</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>棋譜庫{subject}中沒有可讀取的內容，也沒有備份：已新建一個；舊檔案保留為{detail}。</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}中沒有內容。</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}中沒有內容，也沒有備份：已重新建立。</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>什麼都不會缺少。</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>資料無法移到{folder}（{detail}）。沒有移動任何內容。</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>磁碟已滿：無法儲存到{subject}；之前的都已保留。</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>檔案{subject}中沒有可讀取的棋譜庫；沒有任何改動。</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>檔案{subject}不是bgdesk的棋譜庫；已保持原樣。</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>檔案{subject}就是目前的棋譜庫；沒有任何改動。</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>資料夾{folder}是目前資料夾的一部分；請另選一個。沒有移動任何內容。</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>棋譜庫完好：每一頁、每場比賽都能讀取。</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>棋譜庫曾損壞，現已修好；沒有缺少內容。舊檔案為{kept}。</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>棋譜庫已損壞。仍可讀取的內容都放入了新的棋譜庫；舊檔案保留為{kept}。</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}無法寫入；之前儲存的都已保留。</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>棋譜庫{subject}今天無法備份（{detail}）；棋譜庫本身完好。</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>棋譜庫{subject}無法使用（{detail}）；之前儲存的都已保留。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}已損壞，因此沒有製作副本；沒有任何改動。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}已損壞。請關閉bgdesk後重新啟動：可讀取的內容都會放入新的棋譜庫，舊檔案會保留。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}已損壞；已保持原樣。</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}已損壞；其中沒有任何改動。下次啟動時會把可讀取的內容都放入新的棋譜庫，並保留舊檔案。</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>棋譜庫{subject}已不在，已新建一個。它有一個備份可以還原：{detail}。</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>棋譜庫{subject}已不在。它有一個備份可以還原：{name}。</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}已在bgdesk中開啟；請先在那裡關閉。沒有任何改動。</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>改用棋譜庫{subject}。</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}是空的（0位元組），也沒有備份：已新建一個。</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}在開啟期間被移動或刪除：這次沒有儲存。</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}由更新版本的bgdesk寫入；已保持原樣。</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>棋譜庫{subject}由較早版本的bgdesk寫入，又無法備份（{detail}）；已保持原樣。</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>比賽{subject}無法讀取（{detail}）；已保持原樣。</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>比賽{subject}已在bgdesk的另一個視窗中開啟；請先在那裡關閉。</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>比賽{subject}已被另一個程式更改；沒有覆蓋任何內容。</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>比賽{subject}已在另一個視窗中刪除：其分析已結束，不再保留。</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>最新的走法可能缺少，因為儲存它們的檔案也已損壞。</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>下次啟動時會用其中可讀取的內容填入。</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>棋譜庫{subject}的路徑太長；請放在路徑較短的資料夾中。</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>{folder}中已有bgdesk的資料；請另選資料夾。沒有移動任何內容。</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>沒有它的備份：下次啟動會新建一個。</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>還沒有棋譜庫{subject}；bgdesk第一次啟動時會建立。</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>沒有棋譜庫{subject}。</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>棋譜庫中沒有比賽{subject}。</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>{folder}所在的磁碟空間不足。沒有移動任何內容。</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>這些比賽已遺失：{names}。</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>這些比賽已從備份{name}中還原：{names}。</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>這些比賽無法讀取：{names}。</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>這些比賽的末尾缺少走法：{names}。</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>這些比賽將從備份{name}中還原：{names}。</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>這項賽事無法讀取（{detail}）；賽事及其比賽都已保持原樣。</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>這項賽事已不在棋譜庫中。</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>這項賽事已在bgdesk的另一個視窗中開啟；請先在那裡關閉。</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>{subject}中的內容無法放入回收筒；你可以自行刪除。</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>你的資料在{folder}中，由{service}同步。在你下棋時，它可能複製只寫了一半的棋譜庫，或用另一台電腦上較舊的棋譜庫取而代之。最好只把資料放在這台電腦上，並備份到{service}；或者在另一台電腦上開啟之前，先關閉這裡的bgdesk，等{service}同步完成。</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>一場只知道ID的比賽（{subject}）</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk曾被中斷，檔案{subject}從那時起就不在了：最後下的部分可能缺少。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>另有{count}場</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white}對{black}（{day}）</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>從這裡分出的其他變化</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>刪除</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>繼續(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>憑邀請加入(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>離開棋桌(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>開一張棋桌(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>憑邀請觀戰(&amp;W)…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>在伺服器上(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>複製觀戰邀請(&amp;I)</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>與他人進行中的比賽</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>開一張棋桌並發出邀請，或憑收到的邀請加入。</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>到棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>請先輸入名字：對方會看到它。</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>與他人對弈</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>你的名字(&amp;N)</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>比賽在等待輸入骰子。</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>這場比賽無法開啟（{detail}）。</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>走哪條路？</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>bgdesk發生內部錯誤，無法開啟或儲存。棋譜庫中的內容都會保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>尋找比賽</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>尋找棋手、賽事或檔案</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>比賽</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>分析（F7）後，這裡顯示勝率的變化</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>比賽進程</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>已分析</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>名稱</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>標籤</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>新增於{day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>部分</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>是</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>對方超時，你以{white} : {black}獲勝</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>你以{most} : {least}贏得本場</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>你以{most} : {least}獲勝</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>無法讀取</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>{white} : {black}時認輸，你獲勝</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>{white} : {black}時認輸，{name}獲勝</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>本場平手，{white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>進行中，{white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>對方超時，{name}以{white} : {black}獲勝</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name}以{most} : {least}贏得本場</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name}以{most} : {least}獲勝</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white}對{black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white}對{black}，{white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>所有比賽…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>全部…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>你下過和開啟過的都保留在這裡。點選一場比賽可再看一遍；分析之後還能看到每步的代價。</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>你的比賽</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>欄(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>繼續(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>永久刪除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>更多(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>新比賽(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>刪除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>還原(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>標籤(&amp;T)…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>全部分析(&amp;Y)</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>在背景分析所有尚未分析的比賽；可以隨時停止</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>回收筒</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>要永久刪除回收筒中的%n項及其所有分析嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>沒有同時含有這些詞的內容。</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>開啟檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>重新命名(&amp;N)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>要刪除所選的內容嗎？Coan ki對局無法還原。</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>另存副本(&amp;V)…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>回收筒是空的。你刪除的內容在這裡保留30天，可以還原。</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>此後，進行中的比賽的骰子將永遠無法檢查。</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>讀取比賽時用的檔案仍留在原處。</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>這裡還沒有比賽。
開始一場新比賽，或開啟任何程式的檔案：你下的和開啟的都保留在這裡。</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>這裡還沒有局面。請在視窗中用Ctrl+V貼上XGID或其他局面。</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>這一局已在Coan ki視窗中開啟；請先關閉再刪除。</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>這場比賽正在棋盤上；請先看別的比賽再刪除。</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>請少輸入幾個詞，或看別的頁面。</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>列出的內容</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>第一位棋手</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>比分</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>第二位棋手</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>狀態</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>自行檢查這些骰子…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>骰子的秘密</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>驗證骰子</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ 更多：擲骰與骰子</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ 更多：擲骰與骰子</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>走</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>輸入走法，例如{play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>走哪條路？{ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>你在中欄上沒有棋子；備用區的棋子寫作{play}。</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>「{text}」不是走法。請輸入點位，例如{play}。</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>紀錄中缺少一個回合</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>雙方都擲出{die}：加倍骰為{value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>棋盤是手動擺的</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>這一局從這個局面開始</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>已更正擺子</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>你贏得開局擲骰：{dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>不合法的走法</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>加倍到{value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>不合法</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>指定{double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>不再加倍</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>再加倍到{value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>超時</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name}贏得開局擲骰：{dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>還有%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>序號</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>另一條變化</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>另一條變化，已收合</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>回到對局</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>走法會出現在這裡。</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>從這裡接著下…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>在本網路中尋找(&amp;L)</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>它的代碼(&amp;C)</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>加入這張棋桌(&amp;T)</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>還沒有棋桌回應；會不斷詢問。</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>本網路中的棋桌</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>已滿</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>類似局面中的%n個決策</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>正在尋找你的比賽…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>仍在讀取比賽。</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>棋譜庫的%n個決策中沒有類似局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>只限這個點數</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>類似的局面</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>所擺的不是可能出現的局面。</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>你的棋譜庫中還沒有比賽：開啟一場（Ctrl+O）或下一場。</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>每種玩法都由最擅長它的引擎來下；PR只在西洋雙陸棋中測定。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新比賽</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>閱讀所選玩法的規則（{key}）</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>規則</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ 全部規則與骰子</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ 全部規則與骰子</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>抽籤(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>玩法(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>類型(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>依清單順序</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>自訂</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>各組至少要有兩名晉級。</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>至少要有兩名參賽者。</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>隨機</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>依等級分</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>俱樂部瑞士制：五輪，5分</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>8人雙淘汰</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>抽籤</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>八人：{rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>16人之夜：{rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>分成這些組至少要有{least}名參賽者。</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>四組，每組4人，然後淘汰賽</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>自訂規則和加倍骰與你上次的新比賽相同；雅各比規則在此不適用。電腦之間的每場比賽都在背景真正下完，可以檢視。</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Hypergammon杯</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>這種賽制最多可有{most}名參賽者。</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>4人循環賽</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Tavli杯，5分</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>各輪分數是1到{most}的數字，例如{example}。</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>賽事需要名稱。</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>使用棋鐘：每分2分鐘，每步12秒(&amp;S)</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>沒有瀏覽器可開啟{page}。</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>有新版本的bgdesk：{version}。</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>立即檢查(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>開啟下載頁面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在詢問…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>檢查新版本</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>有新版本：{version}。</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>你的bgdesk是{version}。</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>你的版本是最新的。</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk只向{host}詢問最新的版本號，不透露關於你、你的電腦或版本的任何資訊；與你開啟任何網頁一樣，{host}會看到你的網際網路位址。</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>失市圖：哪些點數之後失市</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>這裡沒有輪到任何一方擲骰。</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>溫度圖</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>溫度圖：每個點數的價值</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>對最佳走法的回應</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>對實際走法的回應</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>擲骰方的點數</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>每個點數顯示什麼</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>擲骰方在此不能加倍，因此沒有失市可言。</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>誰的擲骰</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>依霍蘭規則，雙方在本局各走兩個回合之前都不能加倍。</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>克勞福德局中雙方都不能加倍。</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>這是死骰：在這個比分下，擲骰方以現值贏下即贏得比賽。</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>加倍骰歸對手：只有擁有者可以加倍。</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>1分賽沒有加倍骰。</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>這種玩法不用加倍骰。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>關閉此通知</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
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
        <translation>{number}不適用：應為{least}到{most}的數字。</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>開一張棋桌</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>開啟棋桌</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>雙方共同的骰子</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>姓名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>實力(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>白方實力(&amp;S)</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>電腦對電腦</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>客人</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>像這個程度的一般人那樣下</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>另一台電腦前的人，誰有邀請就是誰。</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>風格(&amp;Y)</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>黑方實力(&amp;E)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>實力</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>黑方實力</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>風格</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>兩位棋手，一台電腦</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>你的棋子</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>克勞福德規則</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>霍蘭規則</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>雅各比規則</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>每局都重新開局擲骰</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>一個點上最多五枚</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>自動加倍算作滿足雅各比規則</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>只有中欄上有子才算三倍勝</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>反加倍和再反加倍</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>反加倍、再反加倍和第三次反加倍</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>棋鐘</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>中欄上有子算四分</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>現金場</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>無加倍骰</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>家中不得打後即走</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>允許只走一部分</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>自動加倍不限次數</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>反加倍和再反加倍不限次數</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>在{dice}之後</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>{double}的反面</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>接在{double}之後</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>代替{dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>對手留下的</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>在{dice}之後指定</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>再次擲出</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>新賽事(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>賽季積分表(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>復原刪除(&amp;U)</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>開始日期</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>參賽人數</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>進展</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>刪除(&amp;E)</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>還沒有賽事。開始一項吧：十六名棋手，每場七分，決賽九分。你在棋盤上下自己的比賽，電腦同時下它們的。</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>賽事</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>%n場比賽中已完成{done}場</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>自行檢查這些骰子</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>{folder}中沒有儲存任何內容：{why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>比賽紀錄和一個幾行的指令稿在{folder}中。請在那裡開啟終端機，輸入：{command}，後面加上你記下的指紋。這需要Python，但不需要bgdesk。</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>你的比賽都還沒有分析。請在對戰表中開啟一場進行分析，或在設定中選擇比賽結束後自動分析。</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>表現評分及其90%區間。按Enter顯示比賽。</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>你的逐場表現</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>返回</translation>
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
        <translation>拖曳可加寬面板；按兩下還原通常寬度</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>填寫要顯示的名字；比賽中的名字保持不變。</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>客人</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>再來一場？</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>下得精彩。</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>祝好運。</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>你好！</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>擲得好。</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>請稍等。</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>謝謝。</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>下得好。</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>預期</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>名次</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>得失分</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>獲勝</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>骰子(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>對手(&amp;O)</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>從這個局面開始一場練習賽。</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>從這裡依同樣的規則開始一場練習賽。原比賽保持不變。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>新骰子</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>接著下</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>從這裡接著下</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>實體骰子，手動輸入</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>悔到這裡</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>後面的走法作廢，比賽算作練習。</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>沿用比賽中的點數，直到用完</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>兩位棋手，一台電腦</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>悔棋時沿用同樣的點數</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>你執</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>步</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>點選一個點：棋手佔住、散子、空、任意。按右鍵：對手的。按鍵：方向鍵、空白鍵、Shift+空白鍵、Delete。</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>局面中的各點</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>對手的散子</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>棋手的散子</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>任意</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>對手佔住</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>棋手佔住</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}號點</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>斜槓表示資料夾：開局/對{roll}的應對</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>另一個局面已用此名稱，將被取代。</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>這個局面的名稱</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>局面</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>卡片是你曾經走錯的局面。它會再次考你：新卡片很快再問，掌握之後就很少問了。</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>一張新卡片。</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>加倍與否</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>容易</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>停在第{number}個局面：要處理其餘的，請再次匯入該檔案。</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>答錯</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>差一點就對：代價{cost}。</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>還沒有卡片</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>沒有回答。</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>今天沒有要答的了</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>開啟你的一場比賽並進行分析：之後會建議把你的失誤做成卡片。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>下一場比賽，或開啟別處的比賽，並進行分析。</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>正確：與最佳足夠接近。</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>正確：這是最佳選擇。</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>自你上次回答後，新的分析認為另一個答案最佳。</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>接受並再翻加倍骰</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>接受或放棄</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>這個回答無法儲存，不算數。</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>這個回答沒有計入：卡片已在另一個視窗中回答或刪除。</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>這不影響卡片的到期時間。</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>錯誤：代價{cost}。</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>你答錯過這張卡片，所以再問一次。這次不計。</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>你自己的失誤</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>明天</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first}到{last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number}張到期</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number}張新的</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>重新提問</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>牌組</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>為Anki匯出…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>尋找相似…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>如何使用</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>匯入局面…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>新比賽…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>還沒有到期的：卡片第一次回答之後才會出現在這裡。</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>練習，不計入</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>已擱置</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>刪除…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>重新命名…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>今後30天</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>訓練…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>練習者</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>這些卡片你一再答錯，或已擱置，不再提問：請改為看看類似的局面。</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>你的比賽…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>這些卡片現在都無法提問：可能另一個視窗正在提問，或者無法讀取。</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>這些決策都無法作為卡片提問。</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>這裡今天沒有要答的了。</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>bgdesk發生內部錯誤，無法列出卡片。卡片都會保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>另一個規則組已用此名稱。</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>這個規則組的名稱</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>自訂</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>刪除</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>我的規則</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>重新命名…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>規則組(&amp;S)</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>規則組</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>另存為…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>給下面的規則命名儲存，以便再次選擇</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>採用克勞福德規則的比賽，別無其他。</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>採用克勞福德規則及其後霍蘭規則的比賽。</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>採用雅各比規則和反加倍的現金場；無自動加倍。</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>採用雅各比規則、反加倍和每局一次自動加倍的現金場。</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>休閒，無加倍骰</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>俱樂部，加霍蘭規則</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>現金局，通常規則</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>不加倍；雙倍勝和三倍勝照算。</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>正規現金局</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>賽事</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>最佳走法之後：{play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>實際走法之後：{play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>{play}之後</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>儲存報告</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>記錄檔無法讀取：{why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>報告在{file}中。沒有傳送任何內容。</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>報告沒有寫入{file}：{why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip檔案 (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>你的回答為什麼不對？</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>其他玩法與規則…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>現金</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>與電腦對弈</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>實力</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>競速</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>收完所需擲骰數</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>這些數值用於西洋雙陸棋那樣的競速；這裡沒有。</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating}（決策太少）</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>1號點上10枚</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>6號點7枚，3號點1枚，2號點7枚</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>收子</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>最佳走法</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>加倍骰歸黑方，為{value}。</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>黑方擲骰</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>黑方，從黑方一側數起</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>雙方都差2分</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>雙方都差7分</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>雙賽點：雙方都差1分</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>加倍，放棄</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>加倍，接受</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>加倍方 \ 接受方</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>有效步數</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>禮儀</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>作戰方案</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>雙倍勝價值</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>爭雙倍</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>爭雙倍：你差2分，對手差1分，克勞福德局</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>保雙倍</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>保雙倍：你差1分，對手差2分，克勞福德局</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>失去</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>術語</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>歷史</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>文字說明</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>由{engine}判斷，{depth}。</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>可接受的最大領先</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>接受所需的最低勝率</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>加倍所需的最小領先</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>再加倍所需的最小領先</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>現金局</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>現金局，已加倍</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>次佳</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>開局走法</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>步數</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>距離步數</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>步數：{white}對{black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>從這裡與電腦接著下</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>依比分下棋</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>提高棋藝</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>點位</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>佔住的點數</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>所需分數</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>競速與計數</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>點數</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>36種點數中</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>讓一枚入場的點數</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>讓兩枚都入場的點數</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>穩健還是大膽</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>比分</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>比分{score}，{length}分賽</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>比例</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>訣竅</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>在研究室中試試</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>損耗</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>加倍骰歸白方，為{value}。</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>白方走{dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>白方擲骰：加倍？</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>白方勝{win}，其中雙倍勝{gammon}；雙倍負{lost}。</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>白方勝{win}。</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>贏得比賽</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>不要文字說明</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>你的步數</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>從6號點往下依次為{checkers}</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>已收{count}枚</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>中欄{count}枚</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{point}號點{count}枚</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Short: so many points still needed</extracomment>
        <translation>差{points}分</translation>
    </message>
    <message>
        <source>{rolls} ({share})</source>
        <extracomment>In a cell: so many of the 36 rolls. {share} is in per cent</extracomment>
        <translation>{rolls}（{share}）</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you twice, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit two checkers of the reader at once; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36種點數中有%n種打中你兩枚，{best}之後為{rolls}種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36種點數中有%n種打中你損失10步以上的棋子，{best}之後為{rolls}種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36種點數中有%n種打中你，{best}之後為{rolls}種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>36種點數中有%n種打中{name}兩枚，{best}之後為{rolls}種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>36種點數中有%n種打中{name}損失10步以上的棋子，{best}之後為{rolls}種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>36種點數中有%n種打中{name}，{best}之後為{rolls}種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36種點數中有%n種讓對手留在中欄，{best}之後為{rolls}種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>36種點數中有%n種讓棋子從最長的封鎖後面逃脫，{best}之後為{rolls}種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>{best}之後封鎖有%n點長，而現在只有{length}點。</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>{best}之後佔住更多的點：{points}。</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>這樣更安全（36種點數中有%n種打中，{best}之後為{rolls}種），但放棄了點位：{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>這樣更安全（36種點數中有%n種打中，{best}之後為{rolls}種），但放過了打子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>這樣更安全（36種點數中有%n種打中，{best}之後為{rolls}種），但封鎖只有{length}點長，而不是{longer}點。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>你放過了能讓對手退回%n步的打子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>你放過了能讓對手退回%n步的多次打子。</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best}保住{points}號點。</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best}佔住{points}號點。</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}放過了能讓對手退回%n步的打子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name}放過了能讓對手退回%n步的多次打子。</numerusform>
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
        <translation>清空此清單(&amp;C)</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>還沒有開啟或儲存過檔案</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>違規的走法</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>照此輸入</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>要照實際走法輸入嗎？</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>照實際走法輸入</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>要收回嗎？</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>實際就是這樣走的</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>沒有走棋子，這不合法。</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>異議</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>請把棋子放到實際走到的位置，不論是否合乎規則。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>收回</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>然後用同樣的骰子依規則重走。</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>這步走法不合法：{play}。</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>對手可在下次擲骰或加倍之前提出異議。</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host}無法證明自己的身分，因此沒有詢問。</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host}沒有告知版本。請改天再試。</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host}沒有回應。這台電腦連線上網了嗎？</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>當機紀錄</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記錄檔</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>報告的內容</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>報告問題</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>檔案包含記錄檔的最後部分、bgdesk及其元件的版本，以及你更改過的設定。棋手姓名、骰子秘密、你為骰子寫的字句和你的比賽都已刪去。開啟過的檔名只出現在詳細記錄檔中（設定，記錄檔頁）。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>出現問題時，它有助於查明原因。bgdesk不會傳送任何內容：它儲存一個zip檔案，你可以檢視並轉交。</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>製作報告需要分析：用「分析」（F7）進行。</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>列印用PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>瀏覽器用網頁 (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>報告</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>儲存報告</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>正在寫報告…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>報告已儲存為{file}。</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>報告未能儲存：{why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>本局認輸</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>認輸：輸掉比賽</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>立即生效：對手不能再多贏。</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>對手可以拒絕，繼續下以爭取更多。</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>（決策太少）</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>用過提示：算作練習，不計等級分。</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>再戰已用同樣的字句密封：這是其骰子的指紋。</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>接受認輸</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>「分析」會顯示雙方下得如何，以及哪些決策值得看。</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>正在分析，{share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>最佳：{choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>雙方的母子都被捉住。</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>該決策失去的比賽勝率</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>收回過走法：算作練習，不計等級分。</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>雙方都再也無法走棋。</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>這裡沒有決策。</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>雙方都沒有值得一看的失誤。下得好！</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>本場比賽沒有做過決策，因此沒有可分析的。</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>一個值得看的決策</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>{name}的PR</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>面對加倍放棄</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>該決策失去的分數</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>再加倍</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>拒絕認輸</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>骰子的秘密，其SHA-256即上面的指紋：</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>骰子的秘密，其指紋在第一次擲骰之前顯示過：</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>最後一局沒有下完。</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>母子被捉住。</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>結果扣除雙方的運氣：雙方的失誤本應造成的結果。</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>本場平手，{score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>三個值得看的決策</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>接受加倍</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>兩個值得看的決策</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>擲骰比所有點數的平均多得多少，以比賽勝率計。</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>擲骰比所有點數的平均多得多少，以分數計。</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>有教練，各局共提醒{warned}次，聽從{heeded}次：算作練習，不計等級分。</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>有教練，提醒{warned}次，聽從{heeded}次：算作練習，不計等級分。</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>有教練：算作練習，不計等級分。</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>你沒有值得一看的失誤。下得好！</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>面對反加倍，你放棄了。</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>面對加倍，你放棄了。</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>面對第三次反加倍，你放棄了。</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>面對再反加倍，你放棄了。</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>面對再加倍，你放棄了。</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>你超時了，輸掉比賽。</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>你認輸了這場比賽。</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>你認輸了。</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>你在{score}時獲勝</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>你獲勝，{score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>{name}運氣均等時的勝率</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>第{number}局，{score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>{name}的運氣</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>第{number}步</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>{name}運氣均等時的得分</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>等級分</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>你的PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>你運氣均等時的勝率</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>你的運氣</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>你運氣均等時的得分</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}沒有值得一看的失誤。下得好！</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>面對反加倍，{name}放棄了。</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>面對加倍，{name}放棄了。</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>面對第三次反加倍，{name}放棄了。</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>面對再反加倍，{name}放棄了。</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>面對再加倍，{name}放棄了。</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}超時了，輸掉比賽。</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name}認輸了這場比賽。</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name}認輸了。</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name}在{score}時獲勝</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name}獲勝，{score}</translation>
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
        <translation>分析</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新比賽…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>下一局：{game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>再戰</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>比賽覆盤</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>回到賽事(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>bgdesk發生內部錯誤，無法顯示本場比賽的總結。比賽及其分析都會保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>回到對局</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>下一個失誤</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>接著下…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>上一個</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>試走</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>要走的點數</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>尚未擲骰</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>收子時用了偏大的點數，以及收完最後一枚後剩下的點數</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>該方自己的步數減少了多少</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>因道路被擋而走不了的點數</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>對子</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>損失步數</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>走掉步數</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>擲出步數</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>浪費步數</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>擲骰次數</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>擲骰在這裡逐局統計。</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>兩顆骰子相同的次數</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>至今的擲骰次數；開局擲骰算在先走的一方</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>骰面之和</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>骰面數字之和，對子只算一次</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>骰子允許走的步數；對子按兩倍計</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>整場比賽</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>請先分析這個決策（F7）：推演比較的是其中最好的走法。</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>請在選項中選擇要推演的內容。</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>沒有正在進行的推演。</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>只有西洋雙陸棋的走法和加倍決策可以推演。</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>別處</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>推演即將開始…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>試驗：{done}，最多{total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>勝{win} · {wg} · {wb}   負{lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>等待正在進行的推演。</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>種子{seed}</translation>
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
        <translation>bgdesk發生內部錯誤，推演已停止。已推演的部分會保留；詳情見記錄檔。</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>引擎無法推演這個局面。詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>推演這些</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>實際走法總會推演。</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>請選擇要推演的內容。</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>只有西洋雙陸棋的走法和加倍決策可以推演。</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Name of a panel: positions played out many times. Short</extracomment>
        <translation>推演</translation>
    </message>
</context>
<context>
    <name>RolloutSection</name>
    <message>
        <source>Add as many trials as the options say</source>
        <translation>依選項中的數量增加試驗</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>結束推演，保留已有結果（Shift+R）</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>繼續推演（R）</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>前往正在推演的決策</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>讓推演等待（R）</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>依目前的試驗，這是最佳選擇的可能性</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>試驗次數、深度、種子和選擇</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>更多試驗</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>選項</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>把這個決策推演許多次（R）</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>推演進度</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>推演</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>推演</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>SE</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>前往該處</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>標準誤：誤差線向兩側各延伸兩倍</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>對做決策的一方價值多少</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>所有含{face}的點數</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>36種點數</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>中欄上有棋子時，三倍勝算四倍。</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>三倍勝：負方還有棋子在中欄上，算三倍。</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>三倍勝：負方還有棋子在備用區、中欄或24至19號點上，算三倍。</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>三倍勝：負方還有棋子在中欄上或勝方的內盤中，算三倍。</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>中欄上的棋子須先於其他任何走動入場，也先於備用區的棋子。</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>中欄上的棋子須先於其他任何走動入場。</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>在自己內盤被壓住的棋子不妨礙其他棋子收走。</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>在自己內盤打子的棋子本回合須留在原處。</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>骰子只能收走對應點上的棋子：更大的點數不能收。</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>骰子收走對應點上的棋子；更大的點數可收走最高點上的一枚。</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>雙倍局：負方一枚也沒收，算兩倍。</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>對子走四次，然後骰子反面的數字再走四次：5-5之後走四次2。</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>對子走四次。</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>雙倍勝：負方一枚也沒收，算兩倍。</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>放棄的一方以原賭注輸掉這一局；接受的一方擁有加倍骰，只有該方可以再加倍。</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>超時的一方輸掉這一局，棋鐘重設。</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>超時的一方輸掉比賽。</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>以現值贏下這一局就能贏得比賽的一方不能加倍。</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>有你的棋子被壓住的點，你不能再進入。</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>只要有一枚對方棋子的點就被擋住；不打子。</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>有兩枚以上對方棋子的點被擋住。</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>對反加倍可同樣以再反加倍回應，對再反加倍可同樣以第三次反加倍回應。</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>對反加倍可同樣以再反加倍回應。</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>對反加倍可以再反加倍回應，對再反加倍可以第三次反加倍回應，以此類推，沒有上限。</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>單獨的對方棋子會被打到中欄。</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>單獨的對方棋子不會被打，而是被壓住：你的棋子放在它上面，直到上面沒有你的棋子，它才能走動。</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>勝一局得一分。</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>勝一局得加倍骰所示的分數。</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>擲出2和1後，如果兩個數都走了，你任意指定一個對子，像擲出來的一樣走；如果全部走完，再擲一次。</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>所有棋子入場之後，其他棋子才能走動。</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>自動加倍視為翻過加倍骰。</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>點數的任何部分都可以不走。</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>一旦有一個點數走不了，這個回合餘下的點數全部作廢。</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>收子</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>反加倍：被加倍的一方可立即再翻一次加倍骰，並保有它。</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>擲骰之前可以提出賭注加倍，但一局的第一個回合除外。</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>只要有辦法，兩顆骰子都必須走；對子能走幾次走幾次。</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>雙方走同一方向，點位編號相同：都從24至19號點入場，從6至1號點收子。</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>雙方繞同一方向走，從對角出發：對手從你的12號點出發，從你的18至13號點收子。</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>棋子只能向前走，從你的24號點到1號點。</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>所有棋子入場之前，盤上的棋子就可以走動。</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>克勞福德規則：比賽中一方首次只差一分時，下一局不用加倍骰。</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>每個點數從備用區入場一枚棋子：1入24號點，依此類推，6入19號點。</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>各擲一顆骰子；點數大的一方先走，第一回合再擲兩顆骰子。</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>各擲一顆骰子；點數大的一方先走，用這兩個點數。</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>各擲一顆骰子；點數大的一方先走，可用這兩個點數，覺得更好時也可把兩顆骰子重擲。</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>入場</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>點數相同則重擲。</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>開局擲出相同點數時賭注加倍；加倍骰留在中間。</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>霍蘭規則：在克勞福德局之後，雙方各擲兩次之前都不能加倍。</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>對子全部走完後再擲一次。</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>如果對手的所有棋子都在一個點上，而你佔住它前面的六個點，只要走得了，你就必須讓出其中一個。</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>如果雙方接連都無法走，而且任何點數都走不了，這一局為平手。</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>如果兩顆骰子任一顆可走但不能都走，必須走大的那顆。</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>如果它在那裡被壓住，而對方的棋子都已離開起點，對方立即贏得雙倍局。</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>無子可走時，輪到對方。</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>如果對方還有棋子在起點，對局繼續；等它們離開時母子仍被壓住，對方便這樣獲勝。如果對方自己的母子也被壓住，這一局為平手。</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>如果你被打，那枚棋子必須先回到家。</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>雙方的前三個回合，對子走四次。從第四回合起，所有更大的點數也跟著各走四次：4-4之後是四個5和四個6。</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>它從對手的內盤入場：1入你的24號點，6入19號點。</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>它入場時：1入你的24號點，6入19號點。</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>雅各比規則：只有翻過加倍骰，雙倍勝和三倍勝才算數。</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>走棋</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>也不得佔住對手起始盤的全部六個點。</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>你走不了的點數歸對手，對手在自己的回合開始之前用自己的棋子儘量走完。其中某個點數走不滿餘下的次數時即告結束，更大的點數作廢。</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>所有棋子都到6至1號點後，可以收子。</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>所有棋子都已入場並到6至1號點後，可以收子。</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>每回合只能有一枚棋子離開24號點；第一回合擲出6-6、4-4或3-3時可以有兩枚。</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>使用骰子</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>起始擺法</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>中欄</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>各種玩法輪流進行：{games}，然後再從頭開始。不論上一局誰勝，每局都重新開局擲骰。</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>各種玩法輪流進行：{games}，然後再從頭開始。上一局的勝者先走下一局；平手之後由骰子決定。</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>一方在24號點上的最後一枚棋子是該方的母子。</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>母子</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>雙方走相反的方向，各從自己一側數點位：你的24號點是對手的1號點。</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>起始擺法與雙方的走向</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>負方每有一枚沒收的棋子，勝方得一分。</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>上一局的勝者先走下一局。</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>沒有加倍骰。</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>你的第一枚棋子越過對手的起點（你的12號點）之前，第二枚不得離開24號點。</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>一局的價值</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>備用區還有棋子時，對子只走四次，之後不再擲骰。</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>備用區還有棋子時，其他棋子不得走到或越過你的12號點。</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>前方有對手的棋子時，你才能連佔六點。</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>你有棋子被壓住時，不能收子。</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>你有一枚棋子到達內盤之前不能打子；在那之前，單獨的對方棋子擋住它所在的點。之後整局都可以打子。</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>不得佔住自己起始盤（24至19號點）的全部六個點。</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>想下幾局就下幾局；每一分都計算。</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{point}號點{count}枚</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>與設定不同</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>用我的預設規則</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>檔案中沒有：{things}。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>已儲存為{file}。</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>比賽沒有儲存到{file}。</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>比賽沒有儲存到{file}：{why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>棋鐘和思考時間</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>用過的提示</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>骰子證明</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>開局擲骰平手</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>收回的走法</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>誰是電腦</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>這台電腦上沒有可顯示資料夾的程式。檔案在{folder}中。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>在資料夾中顯示</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>最多(&amp;U)</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>各比分的最佳選擇</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>縱向：棋手所差的分數。橫向：對手。</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>值得注意的比分</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>雙方的比分，最多差這麼多分</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>棋盤上沒有決策。</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>所有比分…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>比分透鏡</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>移動滑鼠得到一些字句，或自己輸入</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>骰子此時已經密封。每次擲骰都會加入bgdesk事先無法知道的字句，因此它不可能挑選對自己有利的骰子；想完全放心，請自己輸入。</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>你的字句(&amp;W)</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>已複製。</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>複製</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>所有標籤</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>尋找比賽</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>尋找棋手、玩法、標籤、賽事或日期</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>標籤</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>({points})</source>
        <extracomment>In a table: points of an evening that do not count, since others were better</extracomment>
        <translation>（{points}）</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a season</extracomment>
        <translation>名次</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>等級分</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>{league}賽季</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>總分</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>下面的各部分</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>返回清單(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>加入(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>登入(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>比賽密碼(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>發起比賽(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>密碼(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>重新整理(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>伺服器(&amp;S)</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>密碼不會儲存在任何地方；不填則以訪客身分登入。</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>在bgammon.org這樣的伺服器上有很多人下棋，不用bgdesk的也有。</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>登出(&amp;U)</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>已用{account}登入{server}。</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>伺服器上的比賽</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>在伺服器上下棋</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>分數(&amp;T)</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>骰子由伺服器擲，無人能夠檢查。</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>到那裡的連線沒有加密：別人能讀到你說的話和密碼。</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>沒有克勞福德局，認輸的一局以單倍負計。</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>你的名字(&amp;N)</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>你已入座。有人加入後比賽立即開始。</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>正在尋找{server}…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}：{text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title}（{points}分）</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title}（{points}分，需密碼）</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1-ply</source>
        <translation>1層</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2層</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3層</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>在自己內盤打子的棋子本回合須留在原處。</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>可以輸入實際的走法，不論是否合法；對手在下次擲骰或加倍之前不提異議即生效。</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>名稱或數字，會寫入單獨的邀請。你的路由器會顯示它。</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>輪到的一方可在擲骰之前提出賭注加倍。</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>被加倍的一方可立即再翻一次加倍骰並保有它。僅限現金局。</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>真正的加倍骰沒有1：翻動之前以64朝上。</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>11次擲骰後</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>16次擲骰後</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>7次擲骰後</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>在克勞福德局之後，雙方各擲兩次之前都不能加倍。</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>與電腦對弈時總從你的一側看；觀戰時從下方看。</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>又稱墨菲規則：開局擲骰平手時賭注加倍，加倍骰仍居中。比賽中不常用：請在每場比賽中另選。</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>網際網路上的電腦也可以</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>此時自動加倍視為翻過加倍骰。僅限現金局。</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>英國的一條老規矩。</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>比賽結束時分析我的比賽</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>即時觀看</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>加倍前先問我</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>一個點上最多五枚棋子</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>每局最多一次</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>每局最多三次</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>每局最多兩次</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>在下面</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>在加倍骰處，提出之前。</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>自動加倍</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>自動加倍算作滿足雅各比規則</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>走完最後一顆骰子後自動結束</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>三倍勝的條件：有子留在</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>中欄上有子時算四倍</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>沒有可決定的時替我收子</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>反加倍和再反加倍</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>反加倍、再反加倍和第三次反加倍</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>只算大錯</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>每天最多複習卡片</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>一次的卡片數</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>居中時加倍骰顯示</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>棋子和骰子立即到位。</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>棋子和骰子移動更快，電腦幾乎不等待。</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>棋鐘</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>你所在網路中的電腦</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>對比度</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>克勞福德規則</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>看得越深走法越好，時間也成倍增加。</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>每回合延遲</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>新比賽的骰子</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>以前比賽的骰子</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>方向箭頭</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>存疑及更差的</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>已有把握時提前結束推演</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>失誤及更差的</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>逐局計算，每一分都算。</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>任何有代價的</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>公平骰子（可驗證）</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>公平骰子在比賽前由密封的秘密確定，賽後可以檢查。</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>對每個選擇，以36為一檔：每種第一次擲骰出現的次數相同。</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>比賽和現金場都適用。</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>從下方一側</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>從擲骰方一側</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>只有翻過加倍骰，雙倍勝和三倍勝才算數。僅限現金局。</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>有助於找出問題的原因。只有詳細記錄檔含有開啟過的檔名；骰子秘密和棋手姓名都不在其中。</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>霍蘭規則</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>內盤</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>自訂規則</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>要記住多少</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>超時</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>在所有玩法中</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>在走向與西洋雙陸棋不同的玩法中</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>用該方棋子的顏色，直到你走第一步。</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>用你棋子的顏色。</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>只有負方一枚棋子也沒收時才算。</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>思考不會超過這個時間。時間越長看得越深；其他對手立即應答。</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>雅各比規則</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>失誤的最低代價</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記錄檔</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>記錄檔詳細程度</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>bgdesk啟動時每天檢查一次</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>輸掉這一局</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>輸掉比賽</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>手動：點選骰子或按Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>現金局</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>更高</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>更高的對比度也會選用黑白棋盤，除非你已另選。</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>越多則每張卡片出現得越頻繁。</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>推演中的走法</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>我的棋子</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>每天的新卡片</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>否</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>無動畫</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>系統要求時不用動畫</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>一方首次只差一分就贏得比賽時，下一局不用加倍骰。</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>家中不得打後即走</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>任何人都不行</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>不截斷：下到底</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>並非所有桌面系統都能告知；「無動畫」在任何地方都有效。</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>用你自己的失誤，只要值得做成卡片。</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>比賽分析完後建議製作卡片</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>中欄上</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>中欄上或勝方內盤</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>在左側</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>在右側</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>只有這台電腦上的其他視窗</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>只在已無接觸、任何選擇都不會改變結果時。</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>只在棋桌開啟時，並且只憑其邀請。從網際網路通常只有在你的路由器把連接埠轉送到這台電腦時才能連到；bgdesk不會改動路由器。</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>他人可以觀戰</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>允許只走一部分</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>電腦走棋前的停頓</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>下棋</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>無接觸後加快</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>替我走唯一走法</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>播放聲音</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>使用棋鐘</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>點位編號</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>你的棋桌的連接埠</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>實體骰子，手動輸入</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>裁判模式：兩人用實體骰子下棋</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>相對於系統使用的大小。棋盤上的文字在空間允許時隨之變大。</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>中繼</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>可重複骰子（由數字產生）</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>備用時間加每回合延遲，與賽事相同。</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>每分的備用時間</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>不能加倍時替我擲骰</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>比賽開始時打招呼</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>推演種子</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>在棋盤上顯示提示</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>顯示里程碑</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>在中欄上下的邊框上顯示雙方的走向。</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>顯示步數</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>用箭頭顯示電腦的走法</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>用箭頭顯示替我走的走法</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>顯示在棋盤旁和儲存的比賽中。</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>慢</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>棋子和骰子的速度</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>棋桌</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>中繼的位址（有人在那裡執行「bgdesk table-server」），別人可由任何地方經它到達你的棋桌。它讀不懂所說的內容。留空：不用。</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>每回合的延遲不計；之後開始消耗備用時間。</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>擲骰前沒有加倍決策時立即擲骰；兩人對弈時，替其中一方走棋之後除外。</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>同時顯示兩者之差。</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>先達到規定分數者獲勝。</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>對方會看到它。留空：用設定中你的名字。</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>之後結果中顯示PR、運氣和值得看的決策。分析在背景進行，並讓對局優先。</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>相同的數字產生相同的骰子，結果也就相同。</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>佈景主題</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>到那時由引擎判斷局面：更快，但不那麼精確。</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>最強對手的思考時間</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>棋子移動之前留出看清骰子的時間。</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>推演的試驗次數</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>截斷推演</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>延遲兩個回合</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>直到沒有到期的</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>在那之前可以復原走法。</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>7分或7局以內</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>音量</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>200次裡有199次可斷定較差的，不再增加試驗。</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>顯示幾秒鐘你接下來能做什麼。某步為什麼不允許，總會顯示。</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>你達成的成績，顯示在統計頁上；那裡沒有倒數計時。</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>只有一種合法走法或沒有走法時，自動走完並通知你。</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>誰能到達你的棋桌</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>持有觀戰邀請的人，它與對弈邀請不是同一個。</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>填0則使用任何空閒連接埠。</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>有棋子在勝方內盤時算三倍。</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>點數可以留一部分不走。</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>從網際網路看到的你的位址</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>你在棋桌上的名字</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>離開設定後，bgdesk會立即關閉，再以這種語言重新開啟。</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Unit behind a number: milliseconds</extracomment>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Unit behind a number: seconds</extracomment>
        <translation>秒</translation>
    </message>
    <message>
        <source>“Next error” and the list of errors leave out what cost less.</source>
        <translation>「下一個失誤」和失誤清單略過代價更小的。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>找到</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>沒有找到設定。</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>還原本頁預設值</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜尋設定</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>各部分</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>把本頁改回原來的設定</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Beaver</source>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Tick box: beavers are allowed</extracomment>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>居中</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>克勞福德局</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>雅各比</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>比賽分數</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>現金局</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>沒有提議</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>提議</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>加倍骰歸屬</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>再反加倍</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>尚未擲骰…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>搜尋快速鍵</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>36種點數中有%n種打中。</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>最佳走法之後</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>實際走法之後</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>現在</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>黑方對白方散子的打擊機會</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>散子</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>改動前後的散子</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>與這個棋盤比較</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>從{point}號點</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>移動棋子，從</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>不移動棋子</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>把該棋子移動到</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>這裡沒有可打的。</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>打擊機會</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>{point}號點上的散子</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>到{point}號點</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>白方對黑方散子的打擊機會</translation>
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
        <translation>{first}{next}</translation>
    </message>
    <message>
        <source>{first} · {next}</source>
        <extracomment>Two labels in a row, each of which stands alone, as in: Backgammon · match to 7 points</extracomment>
        <translation>{first} · {next}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <extracomment>Two things of a list, each of which stands alone, as in: Portes, Plakoto</extracomment>
        <translation>{first}、{next}</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <extracomment>Two things of a list that may hold commas themselves</extracomment>
        <translation>{first}；{next}</translation>
    </message>
    <message>
        <source>{label} ({note})</source>
        <extracomment>A label with a short note behind it, as in: Anna (White)</extracomment>
        <translation>{label}（{note}）</translation>
    </message>
    <message>
        <source>{title}: {text}</source>
        <extracomment>A title and what belongs to it in one line, as in: White: 6-1</extracomment>
        <translation>{title}：{text}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>骰子統計</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>面板</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>擲骰統計</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>擲骰</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n步 · 已收{off}枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>輪到此方（T）</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>已得分</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>輪到擲骰</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>How many points a player still needs, a standard term: 2-away</extracomment>
        <translation>差{points}分</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <extracomment>Name of a part of a page for a screen reader: what is right, and why</extracomment>
        <translation>解答</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>沒有聲音：這台電腦沒有揚聲器或耳機。</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>顯示的分析</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>每個決策取最深的分析</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>刪除分析</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>刪除這份分析…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>顯示哪份分析</translation>
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
            <numerusform>%n枚黑子，對手的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n枚黑子，你的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n枚白子，對手的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n枚白子，你的</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>克勞福德局，無加倍骰</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>加倍骰居中，為{value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>無加倍骰</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>步數：{own}對{theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>提出加倍，加倍骰為{value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>加倍骰歸你，為{value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>加倍骰歸{name}，為{value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}，{other} {theirs}，{length}分賽</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}，{other} {theirs}，現金場</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}，{length}分賽</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}，現金場</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>bgdesk缺少元件：{parts}。請重新安裝bgdesk。</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>記錄檔</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>沒有聲音，因為系統缺少{libraries}。請安裝（Debian和Ubuntu上為：{packages}），然後重新啟動bgdesk。</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>沒有聲音：Qt的聲音元件無法載入（{detail}）。</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>沒有聲音：沒有安裝Qt的聲音元件。請在終端機中輸入「{command}」，然後重新啟動bgdesk。</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>無法連到顯示器{display}。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>資料夾{folder}無法使用：它的位置上是一個檔案。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>資料夾{folder}無法使用：名稱不允許。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>資料夾{folder}無法使用：路徑太長。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>資料夾{folder}無法使用：你沒有寫入權限。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>資料夾{folder}無法使用：{detail}。</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>棋譜庫現已還原到{file}中的狀態。之前的在「比賽」選單的「你的資料」中作為備份。</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>bgdesk的另一個視窗沒有回應，因此在旁邊開啟了這個視窗。</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>視窗無法開啟，因為系統缺少{libraries}（Debian和Ubuntu上請安裝：{packages}）。</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>沒有可開啟視窗的顯示器；{command}列出不需要顯示器的命令。</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>沒有檔案{file}。</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>這是bgdesk {version}：看看更新內容。</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>你沒有資料夾{folder}的寫入權限：關閉bgdesk後，更改的設定會遺失。</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>你沒有資料夾{folder}的寫入權限：可以檢視和匯出比賽，但關閉bgdesk後，你所做的一切都會遺失。</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>你的資料</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>你的資料現在在{folder}中。原處留下的可以刪除：見「比賽」選單的「你的資料」。</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>你的資料已移到{folder}，而它現在不在。請接上它所在的磁碟，再啟動bgdesk。如果它已遺失，請刪除檔案{detail}：bgdesk便會從通常的位置重新開始。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>中國古老的競速遊戲，繞十六個格子的環路而行。</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>平手 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>午安</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>晚安</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>早安</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>{mine} : {theirs}時超時負</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>負 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>{mine} : {theirs}時認輸</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>起始頁</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>你在這裡時棋鐘仍在走。</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>未下完的比賽已在bgdesk的另一個視窗中開啟。</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>{mine} : {theirs}時對方超時，勝</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>勝 {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>{mine} : {theirs}時對方認輸，勝</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>對{opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>兩局之間</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>公平骰子</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>接下來是開局擲骰</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>今天</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>有教練</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>昨天</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>你被加倍</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>對方向你認輸</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>輪到你擲骰</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>你要走{dice}</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name}要走{dice}</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name}被加倍</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>對方向{name}認輸</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>輪到{name}擲骰</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>已還原%n項。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>已分析%n場比賽。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>略過%n場比賽：</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>這些都已分析過，或仍在進行中。</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>正在分析第{number}場比賽，共{total}場</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>找到的比賽</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>已把%n場比賽移到回收筒。30天內可以還原。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>已把%n個局面移到回收筒。30天內可以還原。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>已停止，還有%n場比賽沒有分析。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Crawford</source>
        <extracomment>Behind the score of a game in the course of a match: the game without the cube, a standard term</extracomment>
        <translation>克勞福德</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where a game begins in the course of a match</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>贏得這一局{chance}</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>贏得比賽{chance}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>平均每個決策失去的期望值的1000倍，只計並非唯一走法、又離加倍不遠的決策。</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>雙方平均每步失去的期望值的1000倍。</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90%區間</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>所有失誤的代價，換算成每局都依現金局下的數值。</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>分析（F7）後，這裡顯示雙方下得如何。</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>其他程式的演算法</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>後方戰</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>收子</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>大錯</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>依決策類別</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>走子</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接觸</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>決策</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>代價不低於{least}且不是大錯的決策。</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>代價不低於{least}且不是失誤的決策。</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>代價不低於{least}的決策。</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>未提出的加倍</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>提出的加倍</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>存疑</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>失去的期望值</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>運氣</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>失去的比賽勝率</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>有不合法走法的比賽無法得知：它們帶來的既不是運氣也不是失誤。</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>開局</translation>
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
        <translation>PR {rating}（決策太少）</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>表現評分：計入的決策平均失誤的500倍。</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>依對局階段劃分的走法</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>失去的分數</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>競速</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>運氣均等時，雙方的失誤本應造成的勝率或分數。這是估計：可能超出0到100%。</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>走法中並非唯一的，加倍骰決策中差距不大的。其中並非顯而易見的計入PR。</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>該方自己的擲骰比所有點數的平均多得多少，以期望值計。</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>失去多少（期望值和結果），以及有多少決策錯了。</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>擲骰運氣不同時評分所在的範圍。</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>運氣均等時</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>進階</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>休閒</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>心不在焉</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>專家</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>決策太少</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>不合法走法</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>運氣{value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>勝</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>世界冠軍</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>世界級</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low}到{high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>代價最大的決策</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>從這場比賽中學習…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>比賽總結</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>總結</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>檔名或其路徑太長。</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>聊天（{count}）</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>對方提出了與之前不同的條件：請透過「比賽」選單裡的「網路棋桌…」答覆。</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>對方請求再下一場比賽。</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>對方請求收回上一個決策。如果同意，比賽從此算作練習；如果你繼續下，則維持原樣。</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>已請求對方再下一場比賽。</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>已請求對方，由對方決定同意或繼續下。</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>對方已不在棋桌旁，因此無法再戰。</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>對方繼續下了，因此你的決策維持原樣。</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>你的決策已收回；比賽現在算作練習。</translation>
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
        <translation>起始局面</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>那張棋桌上正在下另一場比賽。</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>這個伺服器上只能以單倍認輸，因此該提議無效。</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>訊息在途中重複或遺失，因此棋桌已關閉。</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>本程式離開期間，伺服器上發生了它無法全部得知的事。</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>邀請所指之處無人回應：棋桌已關閉，或從這裡無法到達。</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>無法分辨這張棋桌上的兩位棋手；你們中的一位需要換個名字。</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>中繼上沒有人開這張棋桌，或開桌的人沒有回應。</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>20秒沒有收到對方程式的訊息；正在等待。</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>一次說得太多，有些內容已略過。</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>那張棋桌上已坐著別人。</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>這不是這張棋桌的代碼。</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>這次擲骰太早，無效。</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>設定中的中繼位址無效；只能不經中繼到達棋桌。</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>兩個程式的棋鐘相差超出了傳輸所能解釋的程度。</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>比賽會保留。</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>對方程式想下的比賽不可行。</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>對方不想下這場比賽。</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>對方程式複製了骰子秘密，因此無法與它對弈。</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>對方程式做了不該由其棋手做的決定。</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>對方程式擲骰之後又做了別的。</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">對方程式做了棋桌上不可能的事，例如悔棋。</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>對方程式做了棋桌上不可能的事。</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>對方程式做了當時不可能的事。</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>對方程式不接受這邊傳送的內容，因此棋桌已關閉。</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>對方程式沒有回應；會一直尋找直到它回應。</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>對方程式不公開其骰子秘密，因此棋桌已關閉。</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>對方程式20秒沒有收到這邊的訊息。</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>對方程式走了規則禁止的一步。</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>對方程式需要這個版本的bgdesk所沒有的功能。</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>對方程式使用另一版本的規則；你們中的一位需要更新的bgdesk。</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>對方程式傳來的訊息無法讀取，因此棋桌已關閉。</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>對方程式傳來的訊息含有不可能的值，因此棋桌已關閉。</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>對方程式一次傳來的內容超出一條訊息的容量，因此棋桌已關閉。</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>對方程式傳來的不是文字，因此棋桌已關閉。</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>對方程式在短時間內傳來過多訊息，因此棋桌已關閉。</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>對方程式使用另一版本的通訊協定；你們中的一位需要更新的bgdesk。</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>對方程式在任何人擲骰之前就公開了骰子秘密。</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>對方程式公開的骰子秘密不是它在比賽前確定的。</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>bgdesk 中與其他程式通訊的部分已停止，因此棋桌已關閉。</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>中繼目前沒有空位，或從這裡詢問得過於頻繁。</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>伺服器沒有回應，或已中斷連線（{reason}）。</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>伺服器不讓你進入；請用同一名字再登入一次。</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>伺服器下的是本程式沒有的玩法。</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>棋桌無法在本網路中顯示，但邀請有效（{reason}）。</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>棋桌無法在這個連接埠等待；請在設定中另選一個（{reason}）。</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>雙方的比賽紀錄不一致。</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>這個代碼已不能讓人進入；請索取新代碼，或索取邀請。</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>這份邀請所指的不是那裡的棋桌；請索取新邀請。</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>這場比賽已不在伺服器上。</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>這場比賽需要你帳號的密碼，而密碼不會儲存：請用同一名字再登入伺服器一次。</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>代碼已輸錯三次，不再讓人進入；請重新顯示棋桌。</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>那裡回應的不是棋桌中繼，或使用另一版本的通訊協定。</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>棋桌所需的內容不在磁碟上，或無法寫入，因此棋桌已關閉（{reason}）。</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>你擲骰太早，無效。</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>已離開，比賽等待中</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>正在尋找…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>已連線</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>別人不能觀戰。</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>三分鐘沒有動靜。沒有棋鐘，等待不會使任何人判輸：可以在聊天中詢問、繼續等待或離開棋桌；比賽會保留，但你不能判自己獲勝。</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>別人可以即時觀看比賽。</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>擲骰中…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>擲骰中…骰子由兩台電腦共同產生。</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>目前收不到對方的訊息；比賽和棋鐘都在等待。</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>對局雙方只在兩局之間才會看到你說的話。</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>目前收不到棋桌的訊息；正在尋找。</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>棋桌已關閉</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>棋桌已關閉。要繼續比賽，請開啟「比賽」選單裡的「網路棋桌…」。</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>棋桌已關閉；要再觀看，請使用它的邀請。</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>你正在觀看{white}對{black}。</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>較早的局面 · 按空白鍵回到對局</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>這是較早的局面：要下棋，請先回到對局。</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>你正在檢視這場比賽；「接著下…」會從這裡開始一局。</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>同意</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>不，繼續下</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>再戰</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>代碼有八位數字；它顯示在另一台電腦的棋桌旁。</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>關於棋桌</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>無法在本網路中尋找（{reason}）。</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>網路棋桌</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>這不是伺服器位址：應為名稱，或名稱加冒號和連接埠。</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>這不是棋桌邀請：邀請以「bgdesk:」開頭，以52個字母和數字結尾。</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>這不是觀戰邀請：邀請以「bgdesk-watch:」開頭，以52個字母和數字結尾。</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>你的棋桌仍開著，雖然棋盤上是另一場比賽。</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>新標籤</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>標籤</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>%n場比賽的標籤：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>請求</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>要請求對方讓你收回上一個決策嗎？</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>如果對方同意，比賽從此算作練習，不影響任何人的等級分。</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>沒有人知道接下來會擲出什麼。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>要收回你的上一個決策及其後的內容嗎？</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>悔棋，新骰子</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>悔棋，同樣的骰子</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>此後比賽算作練習，不影響你的等級分。</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>由對方決定同意或繼續下；之後的擲骰不會重複。</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>擲出的點數依同樣順序再次出現。</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>已收%n枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>隨機，取自你的比賽(&amp;R)</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>封死</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>隨機，由電腦下出(&amp;P)</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>範本</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>電腦與自己下了%n個回合，走到這個局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>電腦正在走幾個回合…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>這個局面取自比賽{white}對{black}。</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>不，謝謝(&amp;N)</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>開始下(&amp;Y)</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>閱讀規則(&amp;U)</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>你執黑子。</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>你執白子。</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name}開了這張棋桌，想下：</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>文字類型</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>局面的文字</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>這個局面沒有此類文字；可在這裡貼上任何XGID或ID</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesk文字格式</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Buchholz</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents</extracomment>
        <translation>對手勝場和</translation>
    </message>
    <message>
        <source>Buchholz cut 1</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents but the one with the fewest</extracomment>
        <translation>對手勝場和（去最低）</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>輪空</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>安慰賽</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>預期</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>決賽</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>抽籤和所有骰子的指紋（SHA-256）：{digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>小組</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>{letter}組</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>最難的正確決策</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>淘汰賽</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>{first}與{second}的負者</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>敗部</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>主對戰表</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>逐場表現</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>三四名決賽</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>名次</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>加賽</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>得失分</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>累進分</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>八強賽</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>{players}強</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>第{number}輪</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>第二次決賽</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>秘密：{digits}。這些位元組的SHA-256就是指紋。</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>準決賽</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>賽事結束，沒有勝者。</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>賽事結束；並列第一：{names}。</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>這場比賽正在進行；結束後就能從第一次擲骰看起。</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>這場比賽是下一場；結束後就能從第一次擲骰看起。</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>現在可下</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>勝部</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>最差決策</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>你贏得安慰賽。</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>你贏得賽事冠軍。</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的決賽：對{opponent}。</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的三四名決賽：對{opponent}。</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的下一場比賽：對{opponent}。</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>你的下一個對手尚未確定。</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的八強賽：對{opponent}。</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>你的準決賽：對{opponent}。</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>你的賽事結束了。</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>你的賽事結束了；其他人繼續。</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>對{opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>正在進行</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>由賽事主任判定</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>負於{opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>超時負</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>比賽已刪除</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>未下</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>{points}分</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>進行中</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>勝{opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>你正在觀看</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>輪到你下</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first}或{second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first}對{second}。</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first}到{last}</translation>
    </message>
    <message>
        <source>{first} {points}, {second} {other_points}</source>
        <extracomment>For a screen reader: the result of a match, such as Anna 7, Ben 4</extracomment>
        <translation>{first} {points}，{second} {other_points}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>For a screen reader: who plays a match, such as Anna, Ben</extracomment>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{name} won the consolation.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name}贏得安慰賽。</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name}贏得賽事冠軍。</translation>
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
        <translation>這已經不能做了：賽事在此期間又有了進展。</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>開始(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>儲存以供張貼(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>觀戰(&amp;W)</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>對戰表</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>複製指紋</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>複製秘密</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>裁定(&amp;I)…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>我的路線(&amp;Y)</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>比賽</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>下棋(&amp;L)</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>名次</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>儲存為圖片(&amp;U)…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>儲存為網頁(&amp;P)…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>顯示</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>這是抽籤結果。隨時可以開始；開始後就不再更改。</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>你的表現</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>關於賽事</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>所有賽事</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>對戰表</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>更改</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>新賽事</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>這項賽事無法進行（{detail}）。</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>今晚的賽事</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>賽事</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>上次擲骰{dice}之前為%n步；現在為{now}步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>由{engine}推演（{settings}）：%n局；此處標準誤{error}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>相距6步的散子會被17種點數打中，比任何其他距離都多：11種含有6，其餘幾種合計為六（{rolls}）。如果你佔住的點擋住這些組合，就只剩11種。</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>代價不超過{cost}的走法也算正確。</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>作戰方案只根據棋子判斷，規則與「歷史統計」頁相同。只考方案明確、並且兩個回合後仍然相同的局面。</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>封鎖線和它後面的一枚棋子</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1號點死守戰</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>1號點死守戰：黑方等待打擊機會</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>建議</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>{best}之後36種點數中有{least}種打中；{yours}之後有{more}種。</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>所有走法</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>誤差在一個百分點以內即算正確，雙倍勝價值則在{near}以內。</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>應對常見的開局走法。</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>已答</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>先問自己：對方該接受嗎？如果哪邊都沒有把握，就加倍。對手可能也拿不準，接受錯或放棄錯。</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>進攻</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>後方戰</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>棋子能收就收；每剩一枚都可能多用一次擲骰。</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>收子</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>在黑方棋子後面，白方只有24號點（黑方的1號點）上的錨點。全部希望在於遲來的打擊機會。</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>更好的是{best}。{yours}平均多用的擲骰數：{number}。</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>更好的是{best}；{yours}代價{cost}。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>黑方有一枚棋子在中欄上或單獨在白方內盤，而在那裡沒有錨點。白方在那裡有足夠的棋子打子和佔點。</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>黑方擲骰。哪些點數會打中你的棋子？</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>黑方開局擲出{dice}，走了{move}。你如何應對？</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>黑方已收棋子</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>黑方的方案</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>閃擊戰：黑方在中欄上</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>兩個都對。</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>雙方都守著中點</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>封死：中欄上一枚棋子</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>分組法</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>組合</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代價</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>數出對局中局面雙方的步數。</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>先數一次，然後每次減去擲出的步數。被打時，加上25減去被打所在點的編號。</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>加倍決策逐步變化，直到正確答案變成另一個。</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>直接</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>與中欄的距離：{distance}。</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>入場後能打它的棋子的距離：{distances}。</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>能打它的棋子的距離：{distances}。</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>把棋盤每三點分成一組：1到3、4到6，依此類推。每枚棋子都當作在組內中間的點上來數：第一組每枚2步，第二組5步，依次加3。然後每枚在組內最高點的棋子加1，每枚在最低點的減1。</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>雙賽點：雙方都差1分。</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>加倍，放棄</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>加倍，接受</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>競速末尾的加倍、接受或放棄。答案是精確的。</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>加倍到{cube}：放棄後你贏得比賽的機會是{passed}，接受而輸是{lost}，接受而贏是{won}。所以你需要({passed} - {lost}) / ({won} - {lost}) = {take}。</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>加倍，被放棄</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>加倍，被接受</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>點數重疊</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>有效步數</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>估計收子實際需要多少步，包括堆子和缺口造成的浪費。</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>精確值</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>十五枚棋子平滑分佈在6、5、4號點上，浪費約7到8步。缺口和低點上的棋子浪費更多，因為大點數只走了短步。</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>收子時找出最佳走法。答案是精確的。</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>找出留下打擊機會最少的走法。它不一定是最佳走法。</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>在棋盤前用的公式，並不精確</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>由比賽勝率表推算</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>作戰方案</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>雙倍勝價值，加倍骰為{cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>雙倍勝價值：(雙倍勝 - 勝) / (勝 - 負)，均以贏得比賽的機會計。</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>三點分段法</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>固守戰</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>守住5號點</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>雙方各需多少步？</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>表中✓為找到，+為漏掉，✗為標了卻打不中。</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>由{engine}判斷：{level}。</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keith計數</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>記住幾組棋子，在心裡移動棋子直到看出它們。封死的內盤是42，中點五枚是65，24號點兩枚是48，從4號點開始的五點封鎖線是60。只要一枚前移的步數等於另一枚後移的步數，總數就不變。</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>讓對手的兩個好處需要同一個點數。兩個都被4打中的散子，代價比一個多不了多少。</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>在表中標出；邊上的數字可標出所有含它的點數。兩顆骰子的兩種順序一起標。按Ctrl+Enter回答。</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>標出36種點數中哪些打中。</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>已標</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>現金局，加倍骰居中。雙方棋子很少，所有數值都是精確的。</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>現金局，不用雅各比規則。</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>現金局。雙方都不再可能取得雙倍勝。</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>現金局。加倍骰居中，雙倍勝算數。</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>說出局面所要求的方案。</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>棋子都不會再被打：只看步數。</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>無明確方案</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>不再加倍</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>沒有點數同時打中兩枚，所以直接相加。</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>還沒試過。</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>這裡只看安全。最安全的走法不一定是最佳走法。</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>開局</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>否則填補缺口：把棋子走到空點，避免堆子。</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>步數</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>步數</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>走第一次擲骰，現金局和各種比分。</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>逐點計算</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>連續佔點</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>封鎖戰</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>競速</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>競速加倍</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>再加倍，放棄</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>再加倍，接受</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>參考加倍</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>應對</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>正確</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>正確答案</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>正確：36種點數中有{number}種打中。</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>擲骰數</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>36種點數中打中的</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>對所有可能的走法平均，打中的點數種數：{number}。</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>接下來的擲骰</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>經驗法則</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>連續計數</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>奔跑戰</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>最安全走法</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>打擊機會</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>各距離的打擊機會，中間無子</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>1號點上的堆子，雙方同樣多</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>接受點，加倍到{cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>接受點</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>36種點數</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>最佳走法剩下的平均擲骰數最少。</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>最佳走法</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>相距6步的散子</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>加倍骰居中。</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>加倍骰歸你，為2。</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>有效步數是收完所需的平均擲骰數乘以49/6。誤差在一步以內即算正確。</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>這些數值是精確的：取自所有此類局面的資料表。</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>一局的第一次擲骰：怎麼走？</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>雙倍勝價值是雙倍勝比單純獲勝多得的部分，佔勝負之差的比例。現金局中為{price}。</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>最後一擲：黑方下次收完</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>最近{count}次</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>競速持平。</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>正確答案是：{right}。「{chosen}」代價{cost}。</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>正確的方案</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>僅用擲骰無法解釋：有棋子被打，或部分點數走不了。</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>比分卡</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>接受點是在沒有雙倍勝、加倍骰不再翻動的情況下，接受所需的勝率。</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>合起來少{number}種，因為同樣的點數打中幾處。不得不留多枚散子時，要的正是這種點數重疊。</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>好過頭，不必加倍</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>兩次擲骰：黑方需要兩次擲骰，或一個對子</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>六步以內是直接打擊，散子離得近比遠更安全：相距6步有17種打中，依次為15、15、14、12，相距1步為11種。從七步起是間接打擊：需要兩顆骰子，最多6種打中。所以散子要麼緊挨著打擊者，要麼在七步以外；不得已才放在六步處。</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>損耗</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>有效步數各是多少？</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>白方的方案是什麼？</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>浪費了什麼</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>各比分下接受所需的勝率，以及雙倍勝的價值。</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>雙方在各自相同的點上有同樣多的棋子時，可以不數：它們不改變差值。</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>哪個走法留下的打擊機會最少？</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>白方有四個以上連續的點擋在黑方一枚棋子前面，要把它困住。</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>白方在黑方內盤已沒有棋子，並且領先，或已在收子。要讓所有棋子不被打地歸家並收完。</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>白方還有{white}步，黑方{black}步。</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>白方遠遠落後，佔住黑方內盤的兩個點，等待遲來的打擊機會。</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>白方沒有明顯領先。最後的棋子一起守在錨點或中點上，等待打擊機會或大對子。</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>輪到白方擲骰。</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>輪到白方擲骰。雙方該怎麼做？</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>你執白方，在下面。</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>白方競速領先{pips}。</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>白方走：怎樣收子最好？</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>白方競速落後{pips}。</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>白方在區域內的棋子</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>白方已收棋子</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>白方領先步數</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>白方步數</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>由誰得出</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>所有棋子都在1號點時，每兩枚算7步，再加1：十枚需要36步。</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>只剩兩枚棋子時，數出有多少種點數能一次收完兩枚。</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>沒有加倍骰時白方勝率為{chance}。</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>伍爾西法則</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>你差{own}分，對手差{other}分。</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>你差{own}分，對手差{other}分；克勞福德局已過。</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>你差{own}分，對手差{other}分；這是克勞福德局。</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>你的回答</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>你在{point}號點的散子被36種點數中的{number}種打中。</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>你的計數與正確值相差：白方{white}，黑方{black}。</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>你的走法不在表中：代價比所列的都大。</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>建點子</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>打不中</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>打中</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>打中，漏標</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>上一題</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>情人之躍</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>佔點</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>誤差{number}步</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>跑子</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>搶點</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>累計</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>分開</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>你的</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>中欄{count}枚</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{point}號點{count}枚</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>失去{number}</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>36種點數中有{number}種打中；你標了{said}種。</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>誤差{number}種（共36種）</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>誤差{number}個百分點</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number}秒</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{all}個中對{right}個。</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{all}題中對{right}題</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share}正確</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>每道題都是新出的，所以沒有什麼可背的。你的回答會保留：每個訓練都顯示你近來的表現。</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>關於訓練</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>所有訓練</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>訓練</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>變化</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>仍要反加倍(&amp;Y)</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>最佳：{choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>仍要加倍(&amp;Y)</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>代價{cost}。</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>關鍵是不要雙倍負。</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>關鍵是取得雙倍勝。</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>關鍵是贏下這一局，而不是雙倍勝。</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>保持走法(&amp;Y)</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>再看一遍整個棋盤：雙方各想要什麼？</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>這一局中沒有代價大到需要教練說話的決策。</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>不是這個：再試一次。</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>這次沒找到：答案如下。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>請稍候…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>最佳走法是其中之一：</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>仍要放棄(&amp;Y)</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>仍要擲骰(&amp;Y)</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>仍要接受(&amp;Y)</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>代價{cost}：要收回嗎？</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>最佳走法從帶圈各點上的棋子開始。</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>所有統計都以第一次嘗試為準：{choice}代價{cost}。</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>教練無法判斷這個決策。比賽繼續。</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>教練對此沒有說什麼：按H向引擎要提示。</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>教練在思考…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>還有更好的。</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>想想你能佔住哪個點。</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>想想要贏多少局才值得接受。</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>想想陣地、競速和威脅：誰佔多少？</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>想想安全：接下來什麼會打中你？</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>想想收子。</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>想想繼續下能得到的雙倍勝。</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>想想接下來的兩次擲骰：能改變多少？</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>想想你內盤的各點。</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>想想阻擋對手的各點。</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>想想比賽的比分。</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>想想先手：有什麼可打的？</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>想想為了安全放棄了什麼。</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>想想什麼能把對手留在中欄。</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>想想對手會怎麼回應加倍。</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>想想你後方的棋子：能建立錨點嗎？</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>想想你後方的棋子：是時候跑了嗎？</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>想想對手後方的棋子：能逃脫嗎？</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>教練：講解代價不低於{cost}（加倍{cube}）的失誤。不說話就表示：沒有差到那個程度。</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>教練：每局之後列出代價不低於{cost}（加倍{cube}）的失誤。</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>教練：收回代價不低於{cost}（加倍{cube}）的失誤。不說話就表示：沒有差到那個程度。</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>教練：提醒代價不低於{cost}（加倍{cube}）的失誤。不說話就表示：沒有差到那個程度。</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>最後走的代價太小，不必列出。</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>你聽從了每次提醒：沒有代價大的可看。</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>反加倍</translation>
    </message>
    <message>
        <source>double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>take</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision}（第一次嘗試）</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision}（試過）</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}：{tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play}代價{cost}。</translation>
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
            <numerusform>%n個值得看的決策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>提醒：%n。聽從：{heeded}。挽回的期望值：{saved}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>教練(&amp;T)</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>事後：每局之後指出該看什麼</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>加倍決策的最低代價</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>加倍：</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>講解：同時說明代價</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>代價不低於</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>走法的最低代價</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>走法：</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>提點：提示還有更好的</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>教學：收回兩次，然後給出答案</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>比賽算作練習，不計等級分。不說話就表示：沒有差到那個程度。</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>使用棋鐘時沒有教練。</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>這種玩法沒有教練：這裡無人能判斷其勝率。</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>電腦之間無人可教。</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>教練</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>你朋友的教練</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>你的朋友(&amp;R)</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>幫幫我(&amp;E)</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>就這樣(&amp;T)</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>再看看(&amp;K)</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>收回(&amp;B)</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>教練</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>為什麼</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>雙方都擲出{die}，請重擲。現在是多少？</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>開局：各擲一顆骰子，大的先走。擲出多少？</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>擲出多少？</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>輪到你：擲出多少？</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>輪到{name}：擲出多少？</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>點選骰面，或輸入：6 3 Enter。</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>斜骰，重擲</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>第一顆骰子</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>第二顆骰子</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>就是這些</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>輸入骰子</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>在資料夾中顯示(&amp;F)</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>復原刪除（Ctrl+Z）</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>另一個程式正在使用你的棋譜庫。全部儲存後bgdesk會立即關閉。</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>另一個程式正在使用你的棋譜庫。bgdesk會盡快儲存。</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>大錯，{cost}：最佳是{best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>加倍，反加倍</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>加倍，放棄</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>加倍，接受</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>存疑，{cost}：最佳是{best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>失誤，{cost}：最佳是{best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>錯失加倍，{cost}：正確是{right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>錯失再加倍，{cost}：正確是{right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>不加倍，反加倍</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>不加倍，接受</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>不再加倍，反加倍</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>不再加倍，接受</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>加倍可選，放棄</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>加倍可選，接受</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>再加倍可選，放棄</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>再加倍可選，接受</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>再加倍，反加倍</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>再加倍，放棄</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>再加倍，接受</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>正確</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>正確：{right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>接受點{take}（不計雙倍勝，死骰） · 雙倍勝價值{price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>好過頭不加倍，放棄</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>好過頭不加倍，接受</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>好過頭不再加倍，放棄</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>好過頭不再加倍，接受</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>錯誤的反加倍，{cost}：正確是{right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>錯誤加倍，{cost}：正確是{right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>錯誤的第三次反加倍，{cost}：正確是{right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>錯誤放棄，{cost}：正確是{right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>錯誤的再反加倍，{cost}：正確是{right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>錯誤再加倍，{cost}：正確是{right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>錯誤接受，{cost}：正確是{right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>加倍，反加倍</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>加倍，放棄</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>加倍，接受</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>不加倍，反加倍</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>不加倍，接受</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>不再加倍，反加倍</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>不再加倍，接受</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>加倍可選，放棄</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>加倍可選，接受</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>再加倍可選，放棄</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>再加倍可選，接受</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>再加倍，反加倍</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>再加倍，放棄</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>再加倍，接受</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>好過頭不加倍，放棄</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>好過頭不加倍，接受</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>好過頭不再加倍，放棄</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>好過頭不再加倍，接受</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}：最佳是{best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity}（比賽{chance}）</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>複製邀請(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>在本網路中可見(&amp;V)</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>關閉棋桌(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>複製觀戰邀請(&amp;W)</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>邀請</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>本網路中的其他人就能找到它，並用短代碼加入。</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>本網路中的其他人能找到你的棋桌，並用這個代碼加入。請把它唸給一個人聽。</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>把它傳給你想對弈的人：誰有它，誰就能入座。</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>邀請已在剪貼簿上。</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>觀戰邀請已在剪貼簿上。</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>對方同意後比賽立即開始。在那之前，你可以在這個視窗中做別的事；棋桌會一直開著，直到你關閉它。</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>對方在哪裡</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>你的棋桌已開啟</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>任何地方，經中繼{address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>這台電腦上（{address}）</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>本網路中（{address}）</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>網際網路上（{address}）</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>第{number}個決策，共{total}個</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>分析比賽後才知道失誤：按F7。</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>這之前沒有失誤：這是比賽中的最後一個。</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>在它上面沒有你的變化。</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>沒有刪除過變化。</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>到末尾已沒有失誤：又回到第一個。</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>沒有別的變化從這個局面分出。</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>雙方都沒有{cost}以上的失誤。</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>比賽到此結束。</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>變化已刪除。按Ctrl+Z還原。</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>這是比賽的開頭。</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>這是變化的末尾。</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>這條變化來自檔案，會保留。</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>你已看過所有失誤。</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>你沒有{cost}以上的失誤。</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>第{number}個失誤，共{total}個</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name}沒有{cost}以上的失誤。</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>瀏覽器用網頁 (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>儲存賽事</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file}沒有寫入（{detail}）。</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file}沒有寫入。</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>繼續(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>暫停(&amp;U)</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>比賽覆盤(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>放慢(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>單步(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>到對戰表(&amp;B)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>到結局(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>bgdesk發生內部錯誤，無法顯示本場比賽的失誤。比賽及其分析都會保留；詳情見記錄檔。</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>新增人員(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重新命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>新增人員</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>還原(&amp;B)</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>你的比賽中的名字</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>人員</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>刪除(&amp;M)</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>給此人改名</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>還沒有帶名字的比賽。</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>勾選此人下棋用的名字。統計和等級分隨即更新。</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>誰是誰</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>加倍應當被放棄，價值{refusal}；繼續下價值{value}。</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>雙方再各擲一次後，有{share}的情形加倍已不能接受。</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>錨點</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>粗略看，僅此一項代價{cause}。</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>在這個比分</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>三倍勝負</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>阻擋點</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>散子</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>內盤的散子</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>一點上超過三枚的棋子</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>1號點和2號點上的棋子</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>困在其後的棋子</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>代價大的打擊機會</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>加倍骰</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>一次打兩枚</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>容易入場</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>勝率足夠</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>即使加倍骰不再翻動，接受只需{needed}的勝率；這裡是{win}。</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>即使加倍骰不再翻動，{name}接受只需{needed}的勝率；這裡是{win}。</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>其餘各項代價{share}。</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>其餘各項挽回{share}。</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>勝局</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>雙倍負</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>雙倍勝</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>應當放棄</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>內盤點位</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>如果加倍骰不再翻動，接受需要{needed}的勝率；這裡是{win}。</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>如果加倍骰不再翻動，{name}接受需要{needed}的勝率；這裡是{win}。</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>在現金局中這個決策是對的；在這個比分下不是。</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>雙倍負少{chance}，挽回{share}。</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>雙倍負多{chance}，代價{share}。</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>雙倍負多{chance}：佔失去的{loss}中的{share}。</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>雙倍勝少{chance}，代價{share}。</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>雙倍勝少{chance}：佔失去的{loss}中的{share}。</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>雙倍勝多{chance}，挽回{share}。</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>勝率少{chance}，代價{share}。</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>勝率少{chance}：佔失去的{loss}中的{share}。</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>勝率多{chance}，挽回{share}。</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>競速領先步數</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>放走棋子</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>最長封鎖點數</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>已佔點</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>失市</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>錯過打子</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>更多打擊機會</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>損失主要來自三倍勝負。</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>損失主要與加倍骰有關；沒有加倍骰時，兩種走法更接近。</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>不加倍價值{played}，加倍價值{best}。</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>bgdesk能檢查的理由中，沒有一個能單獨解釋這個損失。</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>沒有理由：差別在推演的誤差之內。</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>沒有理由：兩種走法的分析深度不同。</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>不再加倍價值{played}，再加倍價值{best}。</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>沒有損失</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>對方在中欄的棋子</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>步數</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>內盤的點</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>外面的點，7到17號</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>無法入場的點數</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>打掉10步以上的點數</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>一次打兩枚的點數</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>36種點數中打中的</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>放走一枚的點數</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>封鎖較短</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>這裡接受與放棄相近：拿不準哪個對，就加倍。</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>加倍價值{played}，不加倍價值{best}。</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>失誤太小，無法確切說出理由。</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>對手只差一分，所以加倍對你毫無代價。</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>對手只差一分，所以加倍對{name}毫無代價。</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>放棄價值{played}，接受價值{best}。</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>再加倍價值{played}，不再加倍價值{best}。</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>其餘（主要是加倍骰）代價{share}。</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>其餘（主要是加倍骰）挽回{share}。</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>接受價值{played}，放棄價值{best}。</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>還有時間</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>還有時間：雙方再各擲一次後，只有{share}的情形加倍不能再接受。</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>還有時間：無論雙方接下來擲出什麼，之後的加倍仍可接受。</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>那時不加倍價值{value}，被接受的加倍價值{take}。</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>只在{name}的走法之後打中：</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>只在你的走法之後打中：</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>只在{best}之後打中：</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>只在{name}的走法之後：</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>只在你的走法之後：</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>只在{best}之後：</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>勝率不足</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>好過頭</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>好過頭，不必加倍：繼續下價值{value}，放棄價值{refusal}；{gammons}的對局取得雙倍勝。</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>過於穩健</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>粗略看，{all}種擲骰組合中的{count}種。</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>更多數據</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>為什麼</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>實際</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>局面</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>違規的走法不能結束對局。</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>接受還是繼續下？</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-deucey（美式）</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-deucey（歐式）</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-deucey（海軍）</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>所有棋子入場之後才能繼續走。</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>骰子都已走完。</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>須先回應提議。</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>西洋雙陸棋</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>本場比賽不用反加倍。</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>英式五枚</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>棋子只能向前走：從大號點到小號點。</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>點選棋子走{die}</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>點選棋子走{left} · 按右鍵走{right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>點選骰子結束回合</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>點選骰子擲骰</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>點選骰子再擲一次</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>點選骰子擲骰 · 點選加倍骰加倍</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>還有可以走的骰子。</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>荷蘭雙陸棋</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>唯一走法，{who}：{play}。</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>唯一走法：已替你走{play}。</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>霍蘭規則：雙方各擲兩次之前都不能加倍。</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon（1枚棋子）</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon（2枚棋子）</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>這種玩法中，只有點數恰好才能收子。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>還沒輪到你。</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>你留下的，現由{name}走</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>{name}留下的，現由你走</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>{name}留下的，現由{other}走</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>留下{numbers}，現在由你走。</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>留下{numbers}，現在由{name}走。</translation>
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
        <translation>請先指定對子：點選骰子或按1到6。</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>指定對子：全部走完可再擲一次 · 點選骰子或按1到6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>指定對子；骰子反面的對子接著走：全部走完可再擲一次 · 點選骰子或按1到6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>接著由你指定對子 · 點選骰子繼續</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>接著再擲一次 · 點選骰子繼續</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>接著{numbers} · 點選骰子繼續</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>所有棋子入場之前，不得越過棋盤中線。</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>本局沒有加倍骰：這是克勞福德局。</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>沒有合法走法 · 點選骰子繼續</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>沒有合法走法：按Enter繼續。</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>本回合不能再有棋子離開起點。</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>自己有棋子被壓住時不能收子。</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>第一個回合之前都不能加倍。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>用這些骰子，沒有棋子能走到中欄。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>用這些骰子，沒有棋子能走到備用區。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>用這些骰子，沒有棋子能走到收子槽。</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>用這些骰子，沒有棋子能走到{point}號點。</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>只能走一顆骰子時，必須走{die}。</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>走這些骰子，或兩顆重擲 · 點選棋子或「再擲一次」</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>按空白鍵開始下一局</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>按空白鍵開始下一局：{game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>請先擲骰，再走棋。</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>俄羅斯雙陸棋</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>連佔六點時，前方須有對手的棋子。</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>接受還是放棄？ · 點選加倍骰接受</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>接受、放棄還是反加倍？ · 點選加倍骰接受</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>接受、放棄還是第三次反加倍？ · 點選加倍骰接受</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>接受、放棄還是再反加倍？ · 點選加倍骰接受</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>接受、放棄還是再加倍？ · 點選加倍骰接受</translation>
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
        <translation>這枚棋子被壓住了：上面有對方的棋子。</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>那是對手的收子槽。</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>這步走法不合法：現在提出異議，擲骰即視為認可</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>這步需要{die}，而你沒有可走的{die}。</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>這個局面不可能出現。</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>在{point}號點打子的棋子本回合須留在原處。</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>{point}號點上的棋子是對手的。</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>加倍骰現在不能再翻：請接受或放棄。</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>加倍骰的值已經夠了：贏下這一局即贏得比賽。</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>加倍骰由對手來翻。</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>引擎發生錯誤；由普通棋手接替，比賽繼續。</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>引擎一再停止，暫時不再啟動；比賽會保留。</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>引擎停止後已重新啟動；從原處繼續。</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>這一局不可能輸這麼多。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比賽已經結束。</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>擺子已定：本局已走兩步。</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>設定無法讀取（{detail}）；使用預設值，檔案會保留。</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>設定無法儲存（{detail}）；在關閉bgdesk之前有效。</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>設定由更新版本的bgdesk寫入；在這裡所做的更改不會儲存。</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>「{detail}」儲存的值不允許；使用預設值。</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>強引擎無法處理這個局面；這裡由普通棋手決定。</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>強引擎不會這種玩法；由普通棋手接替。</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>{die}還可以走。</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>必須走{die}：只要能走，兩顆骰子都必須用。</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>{point}號點被擋住：對手佔著它。</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>{point}號點已滿：這種玩法中一個點最多五枚棋子。</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>{point}號點上有棋子：不能用{die}收更低的棋子。</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>1分賽沒有加倍骰。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>沒有可收回的。</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>這些點數已走完。接著由你指定對子：點選骰子繼續。</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>這些點數已走完。接著再擲一次：點選骰子繼續。</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>這些點數已走完。接著{numbers}：點選骰子繼續。</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>這一局已經結束。</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>這種玩法不用加倍骰。</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>這個對手無法下棋：{detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>這些棋子是對手的。</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>現在不能這樣做。</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>你在備用區沒有棋子。</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>你在中欄上沒有棋子。</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>你在收子槽裡沒有棋子。</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>你在{point}號點上沒有棋子。</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>你在那裡沒有可走的棋子。</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>你已經擲骰：加倍須在擲骰之前。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>所有棋子到家後才能收子；還有一枚在備用區。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>所有棋子到家後才能收子；還有一枚在中欄上。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>所有棋子到家後才能收子；還有一枚在{point}號點上。</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>所有棋子都已入場並到家後才能收子。</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>你有一枚棋子到達內盤之後才能打子。</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>不得佔住那個起始盤的全部六個點。</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>由你走留下的點數</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>中欄上的棋子必須先入場。</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>用骰子單獨或合起來都到不了中欄。</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>用骰子單獨或合起來都到不了備用區。</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>用骰子單獨或合起來都到不了收子槽。</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>用骰子單獨或合起來都到不了{point}號點。</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>第一枚棋子越過對手的起點之後，另一枚才能離開。</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>對手已經拒絕過比這更大的認輸提議。</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>你的六個點困住了對方所有棋子：必須讓出一個。</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>這個棋盤是bgdesk自己擺的；只有你自己的棋盤才可能擺錯，例如手動輸入骰子時。</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name}先走下一局</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>由{name}走留下的點數</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>分析進度</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>已分析的會保留，其餘可以以後再做</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>其餘都在{folder}中，但這些無法寫入：{names}。</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>備份到此資料夾</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>每日備份</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>還原備份之前</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>更新bgdesk之前</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>正在檢查每一頁和每場比賽…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>關閉並重新啟動(&amp;A)</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>使用新位置之前，會先複製並比對所有內容；原處的內容在你放入回收筒之前會保留。為此bgdesk會關閉並重新啟動。</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>全部都在{folder}中。</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>全部匯出到此資料夾</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>正在全部匯出…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>從現在起把資料存放在{folder}中嗎？</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>棋譜庫 (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>正在備份…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>把資料移到此資料夾</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>這台電腦上沒有可顯示資料夾的程式。</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>在此下過：{played}。開啟過：{opened}。回收筒：{binned}。局面：{positions}。分析：{analyses}。</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>放入回收筒(&amp;T)</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>要把移動之前的資料放入回收筒嗎？</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>正在把舊資料放入回收筒…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>用此檔案還原</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>要從{file}還原棋譜庫嗎？</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>要還原{when}的棋譜庫嗎？</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>已停止。已寫入的部分會保留。</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>備份為{file}；已經檢查過。</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>棋譜庫還沒有檢查過。</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>舊資料已在回收筒中。</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>目前的棋譜庫會保留在備份清單中，可以再還原。為此bgdesk會關閉並重新啟動。</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>上次檢查（{when}）時發現問題。</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>上次檢查（{when}）時棋譜庫完好。</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>你的資料</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>移動之前的資料仍在{folder}中（{size}）。</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service}在同步你的資料資料夾。注意事項見「比賽」選單的「你的資料」。</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>備份到資料夾(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>立即檢查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>全部匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>移到另一個資料夾(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>開啟資料夾(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>還原此備份(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>備份</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>每場比賽都儲存為含有全部資訊的.json，以及供其他程式用的.mat。</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>全部匯出為檔案</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>把舊資料放入回收筒(&amp;T)…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>用檔案還原(&amp;F)…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>在資料夾中顯示(&amp;W)</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>狀態</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>還沒有備份。bgdesk在每天第一次啟動後不久會做一次。</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>你的資料</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>差</translation>
    </message>
    <message>
        <source>{title}: {white_name} {white}, {black_name} {black}</source>
        <extracomment>A row of a table for a screen reader: its title, then each player&apos;s name and number</extracomment>
        <translation>{title}：{white_name} {white}，{black_name} {black}</translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <extracomment>Tool tip of a column of numbers: the difference. {white} and {black} are names of players</extracomment>
        <translation>{white}減{black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>找到的決策</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}，至少</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}，至多</translation>
    </message>
</context>
</TS>
